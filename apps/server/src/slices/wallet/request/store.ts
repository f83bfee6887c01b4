import type { Owner } from '@greenhall/domain/members/owner';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { sql } from 'kysely';
import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import type { Network } from '@greenhall/domain/chain/networks';
import type { Reference } from '@greenhall/domain/wallet/reference';
import type { RechargeState } from '@greenhall/domain/wallet/recharge';
import type { WithdrawalState } from '@greenhall/domain/wallet/withdrawal';
import { type Db, type Tx, maybeRow, oneRow, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { ALIKE_BITS } from '../../../platform/pictures/pictures.ts';
import type { Signer } from '../../../platform/approvals/persons.ts';
import { listOf } from '../../../platform/lists/list-of.ts';
import { namesFile } from '../../../platform/pictures/named-files.ts';

const DECIDED = ['firstOperator', 'firstOperatorId', 'secondOperator', 'reason', 'madeAt', 'decidedAt'] as const;

export type RechargeRow = RowOf<typeof RECHARGE>;

const RECHARGE = columns('wallet_recharge', [
  'id',
  'number',
  'memberNo',
  'amount',
  'reference',
  'note',
  // Null where the chain shows the payment.
  'voucher',
  'wayId',
  'exactId',
  'txid',
  'judgement',
  'judgedAt',
  'provedAt',
  'state',
  ...DECIDED,
])
  .narrow<{ judgement: PaymentChecks | null; firstOperatorId: OperatorId | null }>()
  .and({
    network: sql<Network | null>`(select e.network from wallet_exact_payment e where e.id = exact_id)`,
    // Whom and which account it pays.
    way: sql<string | null>`(select w.holder || ' · ' || w.account from wallet_pay_in_way w where w.id = way_id)`,
    // Whether that way is closed by now.
    isWayClosed: sql<boolean>`exists (select 1 from wallet_pay_in_way w where w.id = way_id and w.state = 'closed')`,
  });

export type WithdrawalRow = RowOf<typeof WITHDRAWAL>;

export const WITHDRAWAL = columns('wallet_withdrawal', [
  'id',
  'number',
  'memberNo',
  'accountId',
  'network',
  'address',
  'amount',
  'fee',
  'state',
  'reference',
  'approvedAt',
  'sentAt',
  'txid',
  'judgement',
  'judgedAt',
  'provedAt',
  ...DECIDED,
]).narrow<{ network: Network; judgement: PaymentChecks | null; firstOperatorId: OperatorId | null }>();

const FILTERS = { state: 'state', number: 'number', member: 'memberNo', amount: 'amount', made: 'madeAt' } as const;
const ORDERS = { made: 'id', amount: 'amount' } as const;

export const RECHARGES = listOf('wallet.deskRecharges', 'wallet_recharge', {
  key: 'id',
  filters: FILTERS,
  orders: ORDERS,
  read: (part) => select(RECHARGE)`from wallet_recharge ${part}`,
});
export const WITHDRAWALS = listOf('wallet.deskWithdrawals', 'wallet_withdrawal', {
  key: 'id',
  filters: FILTERS,
  orders: ORDERS,
  read: (part) => select(WITHDRAWAL)`from wallet_withdrawal ${part}`,
});

/**
 * `undefined` if another open recharge has the same reference. One with a judgement is proved by it. The id of a transaction is no
 * reference of a member's own, so that nobody keeps its owner from naming it.
 */
export function insertRecharge(
  tx: Tx,
  fresh: Pick<
    RechargeRow,
    'number' | 'memberNo' | 'amount' | 'note' | 'voucher' | 'wayId' | 'exactId' | 'txid' | 'judgement' | 'madeAt'
  > & {
    readonly reference: Reference;
    readonly fingerprint: string | null;
  },
): Promise<RechargeRow | undefined> {
  const provedAt = fresh.judgement && fresh.madeAt;
  return maybeRow(
    tx,
    returning(RECHARGE)`
      insert into wallet_recharge (number, member_no, amount, reference, reference_key, note, voucher, fingerprint, way_id,
                                   exact_id, txid, judgement, judged_at, proved_at, state, made_at)
      values (${fresh.number}, ${fresh.memberNo}, ${fresh.amount}, ${fresh.reference.text}, ${fresh.reference.key},
              ${fresh.note}, ${fresh.voucher}, ${fresh.fingerprint}::bit(64), ${fresh.wayId},
              ${fresh.exactId}, ${fresh.txid}, ${fresh.judgement && JSON.stringify(fresh.judgement)}::jsonb, ${provedAt}, ${provedAt},
              'submitted', ${fresh.madeAt})
      on conflict do nothing`,
  );
}

const LIKE_EARLIER = columns('wallet_recharge as r', ['id']).and({
  numbers: sql<string[]>`array(select e.number from wallet_recharge e
                                where e.id < r.id and bit_count(e.fingerprint # r.fingerprint) <= ${ALIKE_BITS}
                                order by e.id limit 5)`,
});

/** Numbers of earlier recharges whose vouchers resemble those of these, by the later one's id. */
export async function likeEarlier(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const found = await rows(
    db,
    select(LIKE_EARLIER)`
      from wallet_recharge r where r.id = any(${ids}::bigint[]) and r.fingerprint is not null limit 200`,
  );
  return new Map(found.map((row) => [row.id, row.numbers]));
}

const VOUCHER = columns('wallet_recharge', ['voucher as name']).narrow<{ name: string }>();

/** Which of these files are vouchers of recharges. */
export async function walletFiles(db: Db, among?: readonly string[]): Promise<string[]> {
  const found = await rows(db, select(VOUCHER)`from wallet_recharge where ${namesFile('voucher', among)}`);
  return found.map((row) => row.name);
}

/** Reads a recharge. */
export function rechargeById(db: Db, id: bigint): Promise<RechargeRow | undefined> {
  return maybeRow(db, select(RECHARGE)`from wallet_recharge where id = ${id}`);
}

/** Reads a recharge and locks it until the transaction ends. */
export function lockRecharge(tx: Tx, id: bigint): Promise<RechargeRow | undefined> {
  return maybeRow(tx, select(RECHARGE)`from wallet_recharge where id = ${id} for update`);
}

export interface Decision {
  /** Absent if this step does not set the first signer; the stored one stays. */
  readonly first?: Signer;
  readonly second?: Signer;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
}

export const signed = ({ first, second }: Decision) => sql`
  first_operator = coalesce(${first?.name ?? null}::text, first_operator),
  first_operator_id = coalesce(${first?.id ?? null}::bigint, first_operator_id),
  second_operator = coalesce(${second?.name ?? null}::text, second_operator),
  second_operator_id = coalesce(${second?.id ?? null}::bigint, second_operator_id)`;

/** Changes the state by compare-and-set; `undefined` if another change came first. */
export function moveRecharge(
  tx: Tx,
  id: bigint,
  from: RechargeState,
  to: RechargeState,
  by: Decision,
): Promise<RechargeRow | undefined> {
  return maybeRow(
    tx,
    returning(RECHARGE)`
      update wallet_recharge set state = ${to}, ${signed(by)}, reason = ${by.reason}, decided_at = ${by.decidedAt}
       where id = ${id} and state = ${from}`,
  );
}

export async function insertWithdrawal(
  tx: Tx,
  fresh: Pick<WithdrawalRow, 'number' | 'memberNo' | 'accountId' | 'network' | 'address' | 'amount' | 'fee' | 'madeAt'>,
): Promise<WithdrawalRow | undefined> {
  return maybeRow(
    tx,
    returning(WITHDRAWAL)`
      insert into wallet_withdrawal (number, member_no, account_id, network, address, amount, fee, state, made_at)
      values (${fresh.number}, ${fresh.memberNo}, ${fresh.accountId}, ${fresh.network}, ${fresh.address}, ${fresh.amount},
              ${fresh.fee}, 'requested', ${fresh.madeAt})
      on conflict do nothing`,
  );
}

/** Reads a withdrawal. */
export function withdrawalById(db: Db, id: bigint): Promise<WithdrawalRow | undefined> {
  return maybeRow(db, select(WITHDRAWAL)`from wallet_withdrawal where id = ${id}`);
}

/** Reads a withdrawal and locks it until the transaction ends. */
export function lockWithdrawal(tx: Tx, id: bigint): Promise<WithdrawalRow | undefined> {
  return maybeRow(tx, select(WITHDRAWAL)`from wallet_withdrawal where id = ${id} for update`);
}

/** Changes the state by compare-and-set; `undefined` if another change came first. */
export function moveWithdrawal(
  tx: Tx,
  id: bigint,
  from: WithdrawalState,
  to: WithdrawalState,
  by: Decision & { readonly approvedAt?: Date },
): Promise<WithdrawalRow | undefined> {
  return maybeRow(
    tx,
    returning(WITHDRAWAL)`
      update wallet_withdrawal set state = ${to}, ${signed(by)}, reason = ${by.reason}, decided_at = ${by.decidedAt},
             approved_at = coalesce(${by.approvedAt ?? null}::timestamptz, approved_at)
       where id = ${id} and state = ${from}`,
  );
}

/** What all accounts of an owner have requested since a moment, less what was rejected or cancelled. */
export async function requestedByOwner(db: Db | Tx, owner: Owner, since: Date): Promise<bigint> {
  const row = await oneRow(
    db,
    sql<{ requested: bigint }>`
      select coalesce(sum(w.amount), 0)::bigint as requested
        from wallet_withdrawal w join members_state m using (member_no)
       where m.owner = ${owner} and w.made_at > ${since} and w.state not in ('rejected', 'cancelled')`,
  );
  return row.requested;
}
