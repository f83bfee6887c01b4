import type { Reply } from '@greenhall/client/route-input';
import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { networkOf } from '@greenhall/domain/wallet/pay-in';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { Steps } from '@greenhall/ui/page/steps';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { links } from '../../../shared/page/links.ts';
import { readAmount, typedNeed } from '../../../shared/money/amounts.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { openScreen } from '../../../shared/page/history.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { AmountField } from '../parts/amount-field.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { StateChip } from '../parts/state-chip.tsx';
import { UniqueAmountCard } from '../recharge/unique-amount-card.tsx';
import { UniqueAmountForm } from '../recharge/unique-amount-form.tsx';
import { UniqueAmountReport } from '../recharge/unique-amount-report.tsx';
import { type DepositMethods, WhereToPay } from '../recharge/where-to-pay.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { VoucherField } from '../../../shared/forms/voucher-field.tsx';

type Recharge = Reply<'wallet.submitRecharge'>;
const EMPTY = { amount: '', reference: '', note: '' };

function WhatNext({ done }: { done: number }) {
  const { t } = useTexts();
  return (
    <Card title={t('wallet.whatNext')} className="flex flex-col gap-3">
      <Steps
        current={done}
        steps={[
          { title: t('wallet.rechargeStep1') },
          { title: t('wallet.rechargeStep2') },
          { title: t('wallet.rechargeStep3'), note: t('wallet.rechargeStep3Note') },
        ]}
      />
    </Card>
  );
}

/** How much was paid, and how the payment is found. */
function RechargeFields({ form, min }: { form: UseFormReturn<typeof EMPTY>; min: string }) {
  const { t } = useTexts();
  const { full } = useMoney();
  const { errors } = form.formState;
  const least = parseAmount(min) ?? 0n;
  return (
    <>
      <AmountField
        control={form.control}
        name="amount"
        label={t('wallet.amount')}
        coin="usdt"
        limits={t('wallet.limitLeast', { min: full(min, 'usdt') })}
        rule={(value) => (value < least ? t('wallet.amountLeast', { min: full(min, 'usdt') }) : undefined)}
      />
      <Field
        {...form.register('reference', {
          validate: (text) => text.trim() !== '' || t('wallet.referenceMissing'),
        })}
        label={t('wallet.externalReference')}
        autoComplete="off"
        longest={80}
        error={errors.reference?.message}
      />
      <Field
        {...form.register('note')}
        label={t('wallet.note')}
        hint={t('wallet.remarkHint')}
        autoComplete="off"
        longest={140}
      />
    </>
  );
}

interface RechargeFormProps {
  min: string;
  /** The way that was paid by; empty where there is none. */
  way: string;
  onDone: (made: Recharge) => void;
}

/** The report of what was paid outside the networks. */
function RechargeForm({ min, way, onDone }: RechargeFormProps) {
  const { t, language } = useTexts();
  const [voucher, setVoucher] = useState<File>();
  const [broken, setBroken] = useState<string>();
  const wanted = useSearchText('amount');
  const form = useForm({ defaultValues: { ...EMPTY, amount: typedNeed(wanted, language) } });
  const forget = useFormDraft(form, 'wallet.recharge', wanted);
  const write = useWrite('wallet.submitRecharge');
  const failure = useErrorText(write.error);
  const needVoucher = () => {
    if (!voucher) setBroken(t('pay.voucherMissing'));
  };
  const finish = (made: Recharge) => {
    forget();
    onDone(made);
  };
  const submit = form.handleSubmit((values) => {
    const value = readAmount(values.amount, language);
    needVoucher();
    if (!voucher || value === undefined) return;
    const note = values.note.trim();
    const body = {
      amount: formatAmount(value),
      reference: values.reference.trim(),
      ...(note ? { note } : {}),
      ...(way ? { way } : {}),
    };
    write.mutate({ body, files: { voucher } }, { onSuccess: finish });
  }, needVoucher);
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => (write.isError ? write.reset() : undefined)}
      className="flex flex-col gap-3"
    >
      <Notice>{t('wallet.rechargeNote')}</Notice>
      <Card className="flex flex-col gap-3">
        <RechargeFields form={form} min={min} />
        <VoucherField file={voucher} onChange={setVoucher} error={broken} onError={setBroken} />
      </Card>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button type="submit" wide busy={write.isPending}>
        {t('common.submit')}
      </Button>
      <WhatNext done={0} />
    </form>
  );
}

interface PayInProps {
  min: string;
  ways: DepositMethods;
  onDone: (made: Recharge) => void;
}

/** Where to pay, and the report of it: on a network by an exact amount, elsewhere by its receipt. */
function PayIn({ min, ways, onDone }: PayInProps) {
  const [chosen, setChosen] = useState(ways.exact[0]?.way ?? ways.items[0]?.id ?? '');
  const exact = ways.exact.find(({ way }) => way === chosen);
  const way = ways.items.find(({ id }) => id === chosen);
  const isOnNetwork = way !== undefined && networkOf(way.kind) !== undefined;
  return (
    <div className="flex flex-col gap-3">
      <WhereToPay ways={ways} chosen={chosen} onChoose={setChosen} />
      {exact ? (
        <>
          <UniqueAmountCard key={`card ${exact.id}`} exact={exact} />
          <UniqueAmountReport key={exact.id} exact={exact} onDone={onDone} />
        </>
      ) : null}
      {isOnNetwork && !exact ? <UniqueAmountForm key={way.id} way={way} /> : null}
      {isOnNetwork || exact ? null : <RechargeForm min={min} way={chosen} onDone={onDone} />}
    </div>
  );
}

function Done({ made, onAgain }: { made: Recharge; onAgain: () => void }) {
  const { t, dateTime } = useTexts();
  const { full } = useMoney();
  return (
    <Outcome
      title={t('wallet.rechargeDone')}
      figure={full(made.amount, 'usdt')}
      items={[
        { label: t('wallet.state'), value: <StateChip state={made.state} /> },
        { label: t('wallet.externalReference'), value: made.reference },
        ...(made.note ? [{ label: t('wallet.note'), value: made.note }] : []),
        { label: t('wallet.time'), value: dateTime(made.at) },
        { label: t('wallet.number'), value: <Copyable value={made.number} /> },
      ]}
    >
      <WhatNext done={1} />
      <div className="grid grid-cols-2 gap-3">
        <AppLink to={links.recharges()} className={buttonClass('ghost')}>
          {t('wallet.toRecords')}
        </AppLink>
        <Button onClick={onAgain}>{t('wallet.again')}</Button>
      </div>
    </Outcome>
  );
}

export default function RechargeScreen() {
  const { t } = useTexts();
  const rules = useRead('wallet.rules', {});
  const ways = useRead('wallet.depositMethods', {});
  const [made, setMade] = useState<Recharge>();
  return (
    <Page right={{ label: t('wallet.records') }} onRight={() => openScreen(links.recharges())}>
      <ReadView query={rules}>
        {({ rechargeMin }) =>
          made ? (
            <Done made={made} onAgain={() => setMade(undefined)} />
          ) : (
            <ReadView query={ways}>{(open) => <PayIn min={rechargeMin} ways={open} onDone={setMade} />}</ReadView>
          )
        }
      </ReadView>
    </Page>
  );
}
