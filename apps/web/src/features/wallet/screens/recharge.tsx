import type { Reply } from '@greenhall/client/route-input';
import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { networkOf } from '@greenhall/domain/wallet/pay-in';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { Steps } from '@greenhall/ui/page/steps';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
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
import {
  Account,
  type DepositMethod,
  type DepositMethods,
  MethodChoice,
  MethodNotes,
} from '../recharge/where-to-pay.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { VoucherField } from '../../../shared/forms/voucher-field.tsx';

type Recharge = Reply<'wallet.submitRecharge'>;

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

interface Report {
  amount: string;
  reference: string;
  note: string;
}

/** What proves the payment: its reference and its voucher. */
function ReportCard({ form, children }: { form: UseFormReturn<Report>; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Card title={`3 · ${t('wallet.exactProve')}`} className="flex flex-col gap-3">
      <p className="text-s text-ink-2">{t('wallet.rechargeNote')}</p>
      <Field
        {...form.register('reference', {
          validate: (text) => text.trim() !== '' || t('wallet.referenceMissing'),
        })}
        label={t('wallet.externalReference')}
        autoComplete="off"
        longest={80}
        error={form.formState.errors.reference?.message}
      />
      {children}
      <Field
        {...form.register('note')}
        label={t('wallet.note')}
        hint={t('wallet.remarkHint')}
        autoComplete="off"
        longest={140}
      />
    </Card>
  );
}

interface RechargeFormProps {
  min: string;
  /** The method that was paid by; undefined where there is none. */
  method: DepositMethod | undefined;
  /** The method as the report names it, which may be closed by now. */
  way: string;
  reference: string;
  /** The method was pressed, so that the amount is what comes next. */
  isPicked: boolean;
  onDone: (made: Recharge) => void;
}

/** What is paid outside the networks, where to, and the report of it. */
function RechargeForm({ min, method, way, reference, isPicked, onDone }: RechargeFormProps) {
  const { t, language } = useTexts();
  const { full } = useMoney();
  const [voucher, setVoucher] = useState<File>();
  const [broken, setBroken] = useState<string>();
  const wanted = useSearchText('amount');
  const form = useForm<Report>({ defaultValues: { amount: typedNeed(wanted, language), reference, note: '' } });
  const { setFocus } = form;
  useEffect(() => {
    if (isPicked) setFocus('amount');
  }, [isPicked, setFocus]);
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
  const least = parseAmount(min) ?? 0n;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => (write.isError ? write.reset() : undefined)}
      className="flex flex-col gap-3"
    >
      <Card title={method ? `2 · ${t('wallet.payInTitle')}` : undefined} className="flex flex-col gap-3">
        <AmountField
          control={form.control}
          name="amount"
          label={t('wallet.amount')}
          coin="usdt"
          limits={t('wallet.limitLeast', { min: full(min, 'usdt') })}
          rule={(value) => (value < least ? t('wallet.amountLeast', { min: full(min, 'usdt') }) : undefined)}
        />
        {method ? <Account method={method} reference={reference} /> : null}
        {method ? <MethodNotes method={method} /> : null}
      </Card>
      <ReportCard form={form}>
        <VoucherField file={voucher} onChange={setVoucher} error={broken} onError={setBroken} />
      </ReportCard>
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
  /** The method that the address names. */
  wanted: string | undefined;
  ways: DepositMethods;
  onDone: (made: Recharge) => void;
}

/** By which method, what to pay and where, and the report of it: on a network by an exact amount, elsewhere by its receipt. */
function PayIn({ min, wanted, ways, onDone }: PayInProps) {
  const { items } = ways;
  const [chosen, setChosen] = useState(wanted ?? ways.exact[0]?.way ?? (items.length === 1 ? items[0]?.id : '') ?? '');
  const [isPicked, setPicked] = useState(false);
  const exact = ways.exact.find(({ way }) => way === chosen);
  const method = items.find(({ id }) => id === chosen);
  const isOnNetwork = method !== undefined && networkOf(method.kind) !== undefined;
  const isReported = chosen !== '' || items.length === 0;
  const choose = (id: string) => {
    setChosen(id);
    setPicked(true);
  };
  return (
    <div className="flex flex-col gap-3">
      <MethodChoice ways={ways} chosen={chosen} onChoose={choose} />
      {exact ? (
        <>
          <UniqueAmountCard key={`card ${exact.id}`} exact={exact} />
          <UniqueAmountReport key={exact.id} exact={exact} onDone={onDone} />
        </>
      ) : null}
      {isOnNetwork && !exact ? <UniqueAmountForm key={method.id} way={method} isPicked={isPicked} /> : null}
      {isOnNetwork || exact || !isReported ? null : (
        <RechargeForm
          min={min}
          method={method}
          way={chosen}
          reference={method ? ways.reference : ''}
          isPicked={isPicked}
          onDone={onDone}
        />
      )}
    </div>
  );
}

function Done({ made, onAgain }: { made: Recharge; onAgain: () => void }) {
  const { t, zoned } = useTexts();
  const { full } = useMoney();
  return (
    <Outcome
      title={t('wallet.rechargeDone')}
      figure={full(made.amount, 'usdt')}
      items={[
        { label: t('wallet.state'), value: <StateChip state={made.state} /> },
        { label: t('wallet.externalReference'), value: made.reference },
        ...(made.note ? [{ label: t('wallet.note'), value: made.note }] : []),
        { label: t('wallet.time'), value: zoned(made.at) },
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
  const wanted = useSearchText('method');
  return (
    <Page right={{ label: t('wallet.records') }} onRight={() => openScreen(links.recharges())}>
      <ReadView query={rules}>
        {({ rechargeMin }) =>
          made ? (
            <Done made={made} onAgain={() => setMade(undefined)} />
          ) : (
            <ReadView query={ways}>
              {(open) => <PayIn key={wanted} wanted={wanted} min={rechargeMin} ways={open} onDone={setMade} />}
            </ReadView>
          )
        }
      </ReadView>
    </Page>
  );
}
