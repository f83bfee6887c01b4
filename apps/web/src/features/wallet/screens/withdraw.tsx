import type { Reply } from '@greenhall/client/route-input';
import { formatAmount, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { payoutOf } from '@greenhall/domain/wallet/withdrawal';
import { Cell, CellList, CellRow, cellClass } from '@greenhall/ui/display/cell';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft, useFormDraft } from '../../../shared/forms/use-draft.ts';
import { links } from '../../../shared/page/links.ts';
import { readAmount } from '../../../shared/money/amounts.ts';
import { AnnouncedParameters } from '../../../shared/money/announced-parameters.tsx';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { openScreen } from '../../../shared/page/history.ts';
import { FrozenBar } from '../../../shared/page/frozen-bar.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { type Account, AccountChoice } from '../parts/account-choice.tsx';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { AmountField } from '../parts/amount-field.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { StateChip } from '../parts/state-chip.tsx';
import { useIsStopped } from '../withdrawal/use-is-stopped.ts';
import { useCancelWithdrawal, type Withdrawal } from '../parts/use-take-back.ts';
import { useMoney } from '../../../shared/money/use-money.ts';

type Rules = Reply<'wallet.rules'>;

function limitsOf(rules: Rules) {
  const read = (text: string) => parseAmount(text) ?? ZERO;
  return { min: read(rules.withdrawalMin), max: read(rules.withdrawalMax), fee: read(rules.withdrawalFee) };
}

/** The typed amount. */
function useAmount() {
  const { language } = useTexts();
  const form = useForm({ defaultValues: { amount: '' } });
  const forget = useFormDraft(form, 'wallet.withdraw');
  return { form, forget, value: readAmount(useWatch({ control: form.control, name: 'amount' }), language) };
}

/** What is left of the limit of withdrawals, and the way to a higher one. */
function LimitCard() {
  const { t } = useTexts();
  const { full } = useMoney();
  const { data } = useRead('wallet.withdrawalLimit', {});
  if (!data) return null;
  const { level, left, limit } = data;
  const title = t('wallet.limitLeft', { amount: full(left, 'usdt') });
  const reached = t('wallet.limitLevel', { level, limit: full(limit, 'usdt') });
  return (
    <Card dense>
      <CellList>
        {level < 2 ? (
          <li>
            <AppLink to={links.verification()} className={cellClass}>
              <Cell title={title} note={`${reached} · ${t('wallet.raiseLimit')}`} arrow />
            </AppLink>
          </li>
        ) : (
          <CellRow title={title} note={reached} />
        )}
      </CellList>
    </Card>
  );
}

/** The accounts to which a withdrawal may go by now. */
function useUsable(accounts: readonly Account[]): readonly Account[] {
  const now = useNow();
  return accounts.filter((account) => Date.parse(account.usableAt) <= now);
}

/** The account that receives, as it was chosen before, how it is chosen, and how the choice is forgotten. */
function useChosen(accounts: readonly Account[]): readonly [string, (id: string) => void, () => void] {
  const usable = useUsable(accounts);
  const [first] = useState(() => (usable.find((account) => account.isDefault) ?? usable[0])?.id ?? '');
  const [kept, setChosen, forgetChosen] = useDraft('wallet.withdraw.account', '', first);
  // An account that was kept may have been removed, or wait again, by now.
  const chosen = usable.some(({ id }) => id === kept) ? kept : first;
  return [chosen, setChosen, forgetChosen];
}

function WithdrawForm({ rules, accounts, onDone }: WithdrawFormProps) {
  const { t } = useTexts();
  const { full } = useMoney();
  const [chosen, setChosen, forgetChosen] = useChosen(accounts);
  const [missing, setMissing] = useState(false);
  const [show, setShow] = useState(false);
  const { form, forget, value } = useAmount();
  const write = useWrite('wallet.withdraw');
  const { min, max, fee } = limitsOf(rules);
  const account = accounts.find((known) => known.id === chosen);
  const limits = { min: full(rules.withdrawalMin, 'usdt'), max: full(rules.withdrawalMax, 'usdt') };
  const arrives =
    value !== undefined && value > fee ? full(formatAmount(payoutOf({ amount: value, fee })), 'usdt') : '—';
  const figures: KeyValue[] = [
    { label: t('wallet.fee'), value: full(rules.withdrawalFee, 'usdt') },
    { label: t('wallet.arrives'), value: <b>{arrives}</b> },
  ];
  const needAccount = () => setMissing(account === undefined);
  const prepare = form.handleSubmit(() => (account ? setShow(true) : needAccount()), needAccount);
  const pay = async (payPassword: string) => {
    if (!account || value === undefined) return;
    const made = await write.mutateAsync({
      body: { account: account.id, amount: formatAmount(value), fee: rules.withdrawalFee, payPassword },
    });
    forget();
    forgetChosen();
    onDone(made);
  };
  return (
    <>
      <form noValidate onSubmit={(event) => void prepare(event)} className="flex flex-col gap-3">
        <AccountChoice
          accounts={accounts}
          value={chosen}
          onChange={setChosen}
          error={missing && !account ? t('wallet.accountMissing') : undefined}
        />
        <Card className="flex flex-col gap-3">
          <AmountField
            control={form.control}
            name="amount"
            label={t('wallet.amount')}
            coin="usdt"
            spends
            limits={t('wallet.limits', limits)}
            rule={(typed) => (typed < min || typed > max ? t('wallet.amountBetween', limits) : undefined)}
          />
          <KeyValues items={figures} />
        </Card>
        <Notice>{t('wallet.withdrawNote')}</Notice>
        <Button type="submit" wide>
          {t('wallet.next')}
        </Button>
      </form>
      <PaySheet
        show={show}
        isUnderWay={write.isPending}
        onUpdateShow={setShow}
        title={t('wallet.withdrawTitle')}
        items={[
          { label: t('wallet.network'), value: account?.network ?? '' },
          { label: t('wallet.address'), value: account?.address ?? '' },
          { label: t('wallet.amount'), value: value === undefined ? '—' : full(formatAmount(value), 'usdt') },
          ...figures,
        ]}
        pay={pay}
      />
    </>
  );
}

interface WithdrawFormProps {
  rules: Rules;
  accounts: readonly Account[];
  onDone: (made: Withdrawal) => void;
}

function Done({ made, onAgain }: { made: Withdrawal; onAgain: () => void }) {
  const { t, zoned } = useTexts();
  const { full } = useMoney();
  const [cancelled, setCancelled] = useState<Withdrawal>();
  const cancel = useCancelWithdrawal(setCancelled);
  // It is decided while it is looked at.
  const list = useRead('wallet.withdrawals', {});
  const current = cancelled ?? list.data?.items.find(({ id }) => id === made.id) ?? made;
  return (
    <Outcome
      icon={current.state === 'cancelled' ? 'back' : 'check'}
      title={current.state === 'cancelled' ? t('wallet.state.cancelled') : t('wallet.withdrawDone')}
      figure={full(current.amount, 'usdt')}
      note={current.state === 'cancelled' ? undefined : t('wallet.withdrawNote')}
      items={[
        { label: t('wallet.state'), value: <StateChip state={current.state} /> },
        { label: t('wallet.network'), value: current.network },
        { label: t('wallet.address'), value: <Copyable value={current.address} /> },
        { label: t('wallet.fee'), value: full(current.fee, 'usdt') },
        { label: t('wallet.arrives'), value: full(current.arrives, 'usdt') },
        { label: t('wallet.time'), value: zoned(current.at) },
        { label: t('wallet.number'), value: <Copyable value={current.number} /> },
      ]}
    >
      {current.mayCancel ? (
        <Button kind="danger" wide onClick={() => cancel(current)}>
          {t('wallet.cancelWithdrawal')}
        </Button>
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <AppLink to={links.withdrawals()} className={buttonClass('ghost')}>
          {t('wallet.toRecords')}
        </AppLink>
        <Button onClick={onAgain}>{t('wallet.again')}</Button>
      </div>
    </Outcome>
  );
}

export default function WithdrawScreen() {
  const { t } = useTexts();
  const isStopped = useIsStopped();
  const rules = useRead('wallet.rules', {});
  const accounts = useRead('wallet.accounts', {});
  const [made, setMade] = useState<Withdrawal>();
  return (
    <Page right={{ label: t('wallet.records') }} onRight={() => openScreen(links.withdrawals())}>
      {isStopped ? <Notice tone="warn">{t('wallet.payoutsStopped')}</Notice> : null}
      {made ? null : (
        <>
          <LimitCard />
          <AnnouncedParameters of={rules.data?.announced ?? []} />
        </>
      )}
      <ReadView query={rules}>
        {(known) => (
          <ReadView query={accounts}>
            {({ items }) =>
              made ? (
                <Done made={made} onAgain={() => setMade(undefined)} />
              ) : (
                <FrozenBar act="withdrawal">
                  <WithdrawForm rules={known} accounts={items} onDone={setMade} />
                </FrozenBar>
              )
            }
          </ReadView>
        )}
      </ReadView>
    </Page>
  );
}
