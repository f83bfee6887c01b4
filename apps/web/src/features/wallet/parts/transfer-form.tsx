import type { Reply } from '@greenhall/client/route-input';
import { type Amount, type Coin, formatAmount, minus } from '@greenhall/domain/shared/money';
import { feeOf } from '@greenhall/domain/wallet/fees';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useDraft, useFormDraft } from '../../../shared/forms/use-draft.ts';
import { readAmount } from '../../../shared/money/amounts.ts';
import { isRequestLink } from '../../../shared/scan/scanned-text.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { errorText } from '../../../shared/request/errors.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AmountField } from './amount-field.tsx';
import { unitOf } from '../../../shared/money/coins.ts';
import { type MaskedPayee, NOBODY } from '../people/masked-payee.ts';
import { PayeeField, type TransferFields as Form } from '../people/payee-field.tsx';
import { findPayee, type Payee, type PayeeQuery } from './payee.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import type { Transfer } from './use-take-back.ts';

export type Move = Reply<'wallet.rules'>['transferable'][number];

/** What the person is asked to confirm. */
interface Draft {
  ask: PayeeQuery;
  name: string;
  value: Amount;
  remark: string;
}

/** What stands below the payee's field, in the line that is kept for it: nothing moves under a finger. */
function usePayeeNote(payee: Payee | undefined, move: Move | undefined) {
  const { t } = useTexts();
  if (!payee) return {};
  if (move?.teamOnly && !payee.sameTeam)
    return { error: t('wallet.notTeam', { name: payee.name, coin: unitOf(move.coin) }) };
  const found = t('wallet.payeeFound', { name: payee.name });
  return { hint: payee.nickname ? `${found} · ${t('wallet.callsItself', { nickname: payee.nickname })}` : found };
}

function useConfirmation(draft: Draft | undefined, move: Move | undefined) {
  const { t } = useTexts();
  const { full } = useMoney();
  if (!draft || !move) return [];
  const fee = feeOf(draft.value, move.feeBp);
  return [
    { label: t('wallet.payee'), value: draft.name },
    { label: t('wallet.amount'), value: full(formatAmount(draft.value), move.coin) },
    { label: t('wallet.fee'), value: full(formatAmount(fee), move.coin) },
    { label: t('wallet.credited'), value: <b>{full(formatAmount(minus(draft.value, fee)), move.coin)}</b> },
    ...(draft.remark ? [{ label: t('wallet.remark'), value: draft.remark }] : []),
  ];
}

/** Looks the payee up when the field is left or another one is chosen, and again before anything is confirmed. */
function usePayeeLookup(coin: Coin, ask: PayeeQuery) {
  const [found, setFound] = useState<{ of: string; payee?: Payee; failure?: string }>();
  const keyOf = (one: PayeeQuery) => `${coin} ${JSON.stringify(one)}`;
  const look = async (one: PayeeQuery): Promise<Payee | undefined> => {
    if (one.username === '' || isRequestLink(one.username ?? '')) return undefined;
    try {
      const payee = await findPayee(one, coin);
      setFound({ of: keyOf(one), payee });
      return payee;
    } catch (error) {
      setFound({ of: keyOf(one), failure: await errorText(error) });
      return undefined;
    }
  };
  const { payee, failure } = found?.of === keyOf(ask) ? found : {};
  return { payee, failure, look };
}

/** Which coin is sent, where the screen is for several. */
function CoinChoice({
  moves,
  coin,
  onChange,
}: Pick<TransferFormProps, 'moves'> & { coin: Coin; onChange: (coin: Coin) => void }) {
  const { t } = useTexts();
  if (moves.length < 2) return null;
  return (
    <div className="mb-2">
      <ChipChoice
        titled
        label={t('wallet.coin')}
        options={moves.map((known) => ({ value: known.coin, label: t(`coin.${known.coin}`) }))}
        value={coin}
        onChange={onChange}
      />
    </div>
  );
}

/** What the form begins with, instead of nothing: an own transfer is sent again. */
export interface Given {
  readonly again: string;
  readonly payee: Payee;
  readonly amount: string;
  readonly remark: string;
}

/** The name of what is typed and chosen, which is kept. A transfer that is sent again has its own. */
const subjectOf = (initial: Coin, given: Given | undefined): string => (given ? `again ${given.again}` : initial);

/** The payee of the form: typed, or chosen where its name is masked. */
function usePayee(form: UseFormReturn<Form>, subject: string, given: Given | undefined) {
  const start = given?.payee.isMasked
    ? { saved: '', again: given.again, name: given.payee.name, nickname: given.payee.nickname ?? '' }
    : NOBODY;
  const [masked, setMasked, forget] = useDraft<MaskedPayee>('wallet.transfer.payee', subject, start);
  const typed = useWatch({ control: form.control, name: 'payee' }).trim();
  const ask: PayeeQuery = masked.saved
    ? { saved: masked.saved }
    : masked.again
      ? { again: masked.again }
      : { username: typed };
  return { masked, setMasked, forget, typed, ask };
}

export interface TransferFormProps {
  title: string;
  moves: readonly Move[];
  initial: Coin;
  given: Given | undefined;
  onDone: (transfer: Transfer) => void;
}

/** Sends the confirmed draft and has the figures read again. */
function useSend(coin: Coin, move: Move | undefined, onDone: TransferFormProps['onDone']) {
  const write = useWrite('wallet.transfer');
  const send = async ({ ask: { username, ...ref }, name, value, remark }: Draft, payPassword: string) => {
    const note = remark ? { remark } : {};
    const fee = move ? { feeBp: move.feeBp } : {};
    const to = username === undefined ? ref : { payee: username };
    const transfer = await write.mutateAsync({
      body: { ...to, coin, amount: formatAmount(value), payPassword, ...fee, ...note },
    });
    // Of a name that the payer has typed nothing is hidden from it.
    onDone({ ...transfer, payee: name });
  };
  return { send, isUnderWay: write.isPending };
}

export function TransferForm({ title, moves, initial, given, onDone }: TransferFormProps) {
  const { t, language } = useTexts();
  const subject = subjectOf(initial, given);
  const [coin, setCoin, forgetCoin] = useDraft<Coin>('wallet.transfer.coin', subject, initial);
  const [draft, setDraft] = useState<Draft>();
  const [show, setShow] = useState(false);
  const payeeTyped = given && !given.payee.isMasked ? given.payee.name : '';
  const form = useForm<Form>({
    defaultValues: { payee: payeeTyped, amount: given?.amount ?? '', remark: given?.remark ?? '' },
  });
  const forget = useFormDraft(form, 'wallet.transfer', subject);
  const chosen = usePayee(form, subject, given);
  const { payee, failure, look } = usePayeeLookup(coin, chosen.ask);
  const move = moves.find((known) => known.coin === coin);
  const { send, isUnderWay } = useSend(coin, move, (transfer) => {
    forget();
    forgetCoin();
    chosen.forget();
    onDone(transfer);
  });
  const note = usePayeeNote(payee, move);

  const prepare = form.handleSubmit(async (values) => {
    const value = readAmount(values.amount, language);
    const target = await look(chosen.ask);
    const allowed = target && (!move?.teamOnly || target.sameTeam);
    if (value === undefined || !allowed) return form.setFocus('payee');
    setDraft({ ask: chosen.ask, name: target.name, value, remark: values.remark.trim() });
    setShow(true);
  });

  return (
    <>
      <form noValidate onSubmit={(event) => void prepare(event)} className="flex flex-col gap-3">
        <Card className="flex flex-col gap-3">
          <CoinChoice moves={moves} coin={coin} onChange={setCoin} />
          {move?.teamOnly ? <Notice>{t('wallet.teamOnly')}</Notice> : null}
          <PayeeField
            form={form}
            chosen={chosen}
            hint={note.hint}
            failure={failure ?? note.error}
            onLook={(ask) => void look(ask)}
          />
          <AmountField key={coin} control={form.control} name="amount" label={t('wallet.amount')} coin={coin} spends />
          <Field
            {...form.register('remark')}
            label={t('wallet.remark')}
            hint={t('wallet.remarkHint')}
            autoComplete="off"
            longest={140}
          />
        </Card>
        <Button type="submit" wide busy={form.formState.isSubmitting}>
          {t('wallet.next')}
        </Button>
      </form>
      <PaySheet
        show={show}
        onUpdateShow={setShow}
        isUnderWay={isUnderWay}
        title={title}
        items={useConfirmation(draft, move)}
        note={payee?.firstTime ? <Notice tone="warn">{t('wallet.firstTime', { name: payee.name })}</Notice> : null}
        pay={async (payPassword) => (draft ? send(draft, payPassword) : undefined)}
      />
    </>
  );
}
