import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import type { Reference } from '@greenhall/domain/wallet/reference';
import type { WithdrawalState } from '@greenhall/domain/wallet/withdrawal';
import { type RawBuilder, sql } from 'kysely';
import type { Signer } from '../../../platform/approvals/persons.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { returning, select } from '../../../platform/database/select.ts';
import { signed, WITHDRAWAL, type WithdrawalRow } from './store.ts';

/** The transaction that an operator has named for a payout, and what the chain shows of it; null where it is not asked. */
export interface NamedPayout {
  readonly txid: string;
  readonly reference: Reference;
  readonly checks: PaymentChecks | null;
  readonly at: Date;
}

const named = ({ txid, checks, at }: Pick<NamedPayout, 'txid' | 'checks' | 'at'>) => sql`
  txid = ${txid}, judgement = ${checks && JSON.stringify(checks)}::jsonb,
  judged_at = case when ${checks !== null} then ${at}::timestamptz end`;

/** A payout that was sent or paid, by compare-and-set; `undefined` if another change came first. */
export function recordPayout(
  tx: Tx,
  { id, state, sentAt }: Pick<WithdrawalRow, 'id' | 'state' | 'sentAt'>,
  to: Extract<WithdrawalState, 'sent' | 'paid'>,
  payout: NamedPayout & { readonly second?: Signer },
): Promise<WithdrawalRow | undefined> {
  const { reference, checks, at } = payout;
  const isPaid = to === 'paid';
  return maybeRow(
    tx,
    returning(WITHDRAWAL)`
      update wallet_withdrawal
         set state = ${to}, ${named(payout)}, ${signed({ ...payout, reason: null, decidedAt: null })},
             sent_at = ${sentAt ?? at}, reference = ${reference.text}, reference_key = ${reference.key},
             proved_at = case when ${isPaid && checks !== null} then ${at}::timestamptz end,
             decided_at = case when ${isPaid} then ${at}::timestamptz end
       where id = ${id} and state = ${state}`,
  );
}

/** Keeps what the chain shows of a transaction, and changes nothing else; `undefined` if the state is another one by now. */
export function storePayoutCheck(
  tx: Tx,
  { id, state }: Pick<WithdrawalRow, 'id' | 'state'>,
  look: Pick<NamedPayout, 'txid' | 'checks' | 'at'>,
): Promise<WithdrawalRow | undefined> {
  return maybeRow(
    tx,
    returning(WITHDRAWAL)`update wallet_withdrawal set ${named(look)} where id = ${id} and state = ${state}`,
  );
}

/** A payout that was sent is to be paid again: its transaction is not there any more. Who named it is no signer of the next one. */
export function returnPayout(
  tx: Tx,
  id: bigint,
  look: Pick<NamedPayout, 'txid' | 'checks' | 'at'>,
): Promise<WithdrawalRow | undefined> {
  return maybeRow(
    tx,
    returning(WITHDRAWAL)`
      update wallet_withdrawal
         set state = 'approved', ${named(look)}, sent_at = null, second_operator = null, second_operator_id = null,
             reference = null, reference_key = null
       where id = ${id} and state = 'sent'`,
  );
}

/** Payouts that are not final yet, those judged longest ago first. */
/** Whether a payout was sent and is not final. */
export const isPayoutSent = (): RawBuilder<boolean> => sql`exists (select from wallet_withdrawal where state = 'sent')`;

export const payoutsToJudge = (db: Db, limit: number): Promise<WithdrawalRow[]> =>
  rows(
    db,
    select(WITHDRAWAL)`from wallet_withdrawal where state = 'sent' order by judged_at nulls first, id limit ${limit}`,
  );

/** Records that a payout was judged again, so that others come first in the next round. */
export async function setPayoutJudgedAt(db: Db, id: bigint, at: Date): Promise<void> {
  await run(db, sql`update wallet_withdrawal set judged_at = ${at} where id = ${id} and state = 'sent'`);
}

/** Whether a transaction is the reference of another withdrawal. */
export async function payoutReferenceUsed(tx: Tx, { key }: Reference): Promise<boolean> {
  const row = await maybeRow(
    tx,
    sql<{ used: number }>`select 1 as used from wallet_withdrawal where reference_key = ${key}`,
  );
  return row !== undefined;
}
