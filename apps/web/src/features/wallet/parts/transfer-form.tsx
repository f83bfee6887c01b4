import type { Reply } from '@greenhall/client/ask';
import { type Amount, type Coin, formatAmount, minus } from '@greenhall/domain/shared/money';
import { feeOf } from '@greenhall/domain/wallet/fees';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Field } from '@greenhall/ui/form/field';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useDraft, useFormDraft } from '../../../shared/forms/use-draft.ts';
import { readAmount } from '../../../shared/money/amounts.ts';
import ScanAction from '../../../shared/scan/scan-action.tsx';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { errorText } from '../../../shared/request/errors.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AmountField } from './amount-field.tsx';
import { unitOf } from '../../../shared/money/coins.tsx';
import { findPayee, type Payee } from './payee.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import type { Transfer } from './use-take-back.ts';

export type Move = Reply<'wallet.rules'>['transferable'][number];

interface Form {
  payee: string;
  amount: string;
  remark: string;
}

/** What the person is asked to confirm. */
interface Draft {
  payee: string;
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

/** Looks the payee up when the field is left, and again before anything is confirmed. */
function usePayeeLookup(coin: Coin) {
  const [found, setFound] = useState<{ username: string; coin: Coin; payee?: Payee; failure?: string }>();
  const look = async (typed: string): Promise<Payee | undefined> => {
    const username = typed.trim();
    if (username === '') return undefined;
    try {
      const payee = await findPayee(username, coin);
      setFound({ username, coin, payee });
      return payee;
    } catch (error) {
      setFound({ username, coin, failure: await errorText(error) });
      return undefined;
    }
  };
  return { found, look };
}

export interface TransferFormProps {
  title: string;
  moves: readonly Move[];
  initial: Coin;
  onDone: (transfer: Transfer) => void;
}

/** Sends the confirmed draft and has the figures read again. */
function useSend(coin: Coin, move: Move | undefined, onDone: TransferFormProps['onDone']) {
  const write = useWrite('wallet.transfer');
  const send = async ({ payee, name, value, remark }: Draft, payPassword: string) => {
    const note = remark ? { remark } : {};
    const fee = move ? { feeBp: move.feeBp } : {};
    const transfer = await write.mutateAsync({
      body: { payee, coin, amount: formatAmount(value), payPassword, ...fee, ...note },
    });
    // The payer has typed this name, so nothing of it is hidden from it.
    onDone({ ...transfer, payee: name });
  };
  return { send, isUnderWay: write.isPending };
}

export function TransferForm({ title, moves, initial, onDone }: TransferFormProps) {
  const { t, language } = useTexts();
  const [coin, setCoin, forgetCoin] = useDraft<Coin>('wallet.transfer.coin', initial, initial);
  const [draft, setDraft] = useState<Draft>();
  const [show, setShow] = useState(false);
  const form = useForm<Form>({ defaultValues: { payee: '', amount: '', remark: '' } });
  const forget = useFormDraft(form, 'wallet.transfer', initial);
  const typed = useWatch({ control: form.control, name: 'payee' }).trim();
  const { found, look } = usePayeeLookup(coin);
  const move = moves.find((known) => known.coin === coin);
  const { send, isUnderWay } = useSend(coin, move, (transfer) => {
    forget();
    forgetCoin();
    onDone(transfer);
  });
  const { payee, failure } = found?.username === typed && found.coin === coin ? found : {};
  const note = usePayeeNote(payee, move);

  const prepare = form.handleSubmit(async (values) => {
    const value = readAmount(values.amount, language);
    const target = await look(values.payee);
    const allowed = target && (!move?.teamOnly || target.sameTeam);
    if (value === undefined || !allowed) return form.setFocus('payee');
    setDraft({ payee: values.payee.trim(), name: target.name, value, remark: values.remark.trim() });
    setShow(true);
  });

  return (
    <>
      <form noValidate onSubmit={(event) => void prepare(event)} className="flex flex-col gap-3">
        <Card className="flex flex-col gap-2">
          {moves.length > 1 ? (
            <div className="mb-2">
              <ChipChoice
                titled
                label={t('wallet.coin')}
                options={moves.map((known) => ({ value: known.coin, label: t(`coin.${known.coin}`) }))}
                value={coin}
                onChange={setCoin}
              />
            </div>
          ) : null}
          {move?.teamOnly ? <Notice>{t('wallet.teamOnly')}</Notice> : null}
          <TransferFields
            form={form}
            coin={coin}
            hint={note.hint}
            failure={failure ?? note.error}
            onLook={(name) => void look(name)}
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

interface TransferFieldsProps {
  form: UseFormReturn<Form>;
  coin: Coin;
  /** Who would receive. */
  hint: string | undefined;
  /** Why nobody was found, or may not receive. */
  failure: string | undefined;
  onLook: (username: string) => void;
}

function TransferFields({ form, coin, hint, failure, onLook }: TransferFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <Field
        {...form.register('payee', {
          validate: (name) => name.trim() !== '' || t('wallet.payeeMissing'),
          onBlur: () => onLook(form.getValues('payee')),
        })}
        label={t('wallet.payeeName')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        hint={hint}
        error={form.formState.errors.payee?.message ?? failure}
        suffix={
          <ScanAction
            kind="payee"
            onScanned={(name) => {
              form.setValue('payee', name, { shouldValidate: true });
              onLook(name);
            }}
          />
        }
      />
      <AmountField key={coin} control={form.control} name="amount" label={t('wallet.amount')} coin={coin} spends />
      <Field
        {...form.register('remark')}
        label={t('wallet.remark')}
        hint={t('wallet.remarkHint')}
        autoComplete="off"
        maxLength={140}
      />
    </>
  );
}
