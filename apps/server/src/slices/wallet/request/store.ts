import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { sql } from 'kysely';
import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import type { Network } from '@greenhall/domain/chain/networks';
import type { Reference } from '@greenhall/domain/wallet/reference';
import type { RechargeState } from '@greenhall/domain/wallet/recharge';
import type { WithdrawalState } from '@greenhall/domain/wallet/withdrawal';
import { type Db, type Tx, maybeRow, oneRow, rows } from '../../../platform/database/database.ts';
import { ALIKE_BITS } from '../../../platform/pictures/pictures.ts';
import type { Signer } from '../../../platform/approvals/persons.ts';
import { listOf } from '../../../platform/lists/list-of.ts';

interface Decided {
  readonly firstOperator: string | null;
  readonly firstOperatorId: OperatorId | null;
  readonly secondOperator: string | null;
  readonly reason: string | null;
  readonly madeAt: Date;
  readonly decidedAt: Date | null;
}

export interface RechargeRow extends Decided {
  readonly id: bigint;
  readonly number: string;
  readonly memberNo: bigint;
  readonly amount: bigint;
  readonly reference: string;
  readonly note: string | null;
  /** Null where the chain shows the payment. */
  readonly voucher: string | null;
  readonly exactId: bigint | null;
  readonly network: Network | null;
  readonly txid: string | null;
  readonly judgement: PaymentChecks | null;
  readonly judgedAt: Date | null;
  readonly provedAt: Date | null;
  readonly wayId: bigint | null;
  /** Whom and which account it pays. */
  readonly way: string | null;
  /** Whether that way is closed by now. */
  readonly isWayClosed: boolean;
  readonly state: RechargeState;
}

export interface WithdrawalRow extends Decided {
  readonly id: bigint;
  readonly number: string;
  readonly memberNo: bigint;
  readonly accountId: bigint;
  readonly network: 'BEP20' | 'TRC20';
  readonly address: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly state: WithdrawalState;
  readonly reference: string | null;
}

const DECIDED = sql`first_operator as "firstOperator", first_operator_id as "firstOperatorId",
  second_operator as "secondOperator", reason, made_at as "madeAt", decided_at as "decidedAt"`;
const RECHARGE = sql`id, number, member_no as "memberNo", amount, reference, note, voucher, way_id as "wayId",
  exact_id as "exactId", (select e.network from wallet_exact_payment e where e.id = exact_id) as network, txid, judgement,
  judged_at as "judgedAt", proved_at as "provedAt",
  (select w.holder || ' · ' || w.account from wallet_pay_in_way w where w.id = way_id) as way,
  exists (select 1 from wallet_pay_in_way w where w.id = way_id and w.state = 'closed') as "isWayClosed", state, ${DECIDED}`;
const WITHDRAWAL = sql`id, number, member_no as "memberNo", account_id as "accountId", network, address, amount, fee, state,
  reference, ${DECIDED}`;

const FILTERS = { state: 'state', number: 'number', member: 'memberNo', amount: 'amount', made: 'madeAt' } as const;
const ORDERS = { made: 'id', amount: 'amount' } as const;

export const RECHARGES = listOf('wallet.deskRecharges', 'wallet_recharge', {
  key: 'id',
  filters: FILTERS,
  orders: ORDERS,
  read: (part) => sql<RechargeRow>`select ${RECHARGE} from wallet_recharge ${part}`,
});
export const WITHDRAWALS = listOf('wallet.deskWithdrawals', 'wallet_withdrawal', {
  key: 'id',
  filters: FILTERS,
  orders: ORDERS,
  read: (part) => sql<WithdrawalRow>`select ${WITHDRAWAL} from wallet_withdrawal ${part}`,
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
    sql<RechargeRow>`
      insert into wallet_recharge (number, member_no, amount, reference, reference_key, note, voucher, fingerprint, way_id,
                                   exact_id, txid, judgement, judged_at, proved_at, state, made_at)
      values (${fresh.number}, ${fresh.memberNo}, ${fresh.amount}, ${fresh.reference.text}, ${fresh.reference.key},
              ${fresh.note}, ${fresh.voucher}, ${fresh.fingerprint}::bit(64), ${fresh.wayId},
              ${fresh.exactId}, ${fresh.txid}, ${fresh.judgement && JSON.stringify(fresh.judgement)}::jsonb, ${provedAt}, ${provedAt},
              'submitted', ${fresh.madeAt})
      on conflict do nothing returning ${RECHARGE}`,
  );
}

/** Numbers of earlier recharges whose vouchers resemble those of these, by the later one's id. */
export async function likeEarlier(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const found = await rows(
    db,
    sql<{ id: bigint; numbers: string[] }>`
      select r.id, array(select e.number from wallet_recharge e
                          where e.id < r.id and bit_count(e.fingerprint # r.fingerprint) <= ${ALIKE_BITS}
                          order by e.id limit 5) as numbers
        from wallet_recharge r where r.id = any(${ids}::bigint[]) and r.fingerprint is not null limit 200`,
  );
  return new Map(found.map((row) => [row.id, row.numbers]));
}

/** Which of these files are vouchers of recharges. */
export async function walletFiles(db: Db, names: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ name: string }>`select voucher as name from wallet_recharge where voucher = any(${names}::text[])`,
  );
  return found.map((row) => row.name);
}

/** Reads a recharge and locks it until the transaction ends. */
export function lockRecharge(tx: Tx, id: bigint): Promise<RechargeRow | undefined> {
  return maybeRow(tx, sql<RechargeRow>`select ${RECHARGE} from wallet_recharge where id = ${id} for update`);
}

export interface Decision {
  /** Absent if this step does not set the first signer; the stored one stays. */
  readonly first?: Signer;
  readonly second?: Signer;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
}

const signed = ({ first, second }: Decision) => sql`
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
    sql<RechargeRow>`
      update wallet_recharge set state = ${to}, ${signed(by)}, reason = ${by.reason}, decided_at = ${by.decidedAt}
       where id = ${id} and state = ${from} returning ${RECHARGE}`,
  );
}

export async function insertWithdrawal(
  tx: Tx,
  fresh: Pick<WithdrawalRow, 'number' | 'memberNo' | 'accountId' | 'network' | 'address' | 'amount' | 'fee' | 'madeAt'>,
): Promise<WithdrawalRow | undefined> {
  return maybeRow(
    tx,
    sql<WithdrawalRow>`
      insert into wallet_withdrawal (number, member_no, account_id, network, address, amount, fee, state, made_at)
      values (${fresh.number}, ${fresh.memberNo}, ${fresh.accountId}, ${fresh.network}, ${fresh.address}, ${fresh.amount},
              ${fresh.fee}, 'requested', ${fresh.madeAt})
      on conflict do nothing returning ${WITHDRAWAL}`,
  );
}

/** Reads a withdrawal and locks it until the transaction ends. */
export function lockWithdrawal(tx: Tx, id: bigint): Promise<WithdrawalRow | undefined> {
  return maybeRow(tx, sql<WithdrawalRow>`select ${WITHDRAWAL} from wallet_withdrawal where id = ${id} for update`);
}

/** Changes the state by compare-and-set; `undefined` if another change came first. */
export function moveWithdrawal(
  tx: Tx,
  id: bigint,
  from: WithdrawalState,
  to: WithdrawalState,
  by: Decision & { reference: Reference | null },
): Promise<WithdrawalRow | undefined> {
  return maybeRow(
    tx,
    sql<WithdrawalRow>`
      update wallet_withdrawal set state = ${to}, ${signed(by)}, reason = ${by.reason}, decided_at = ${by.decidedAt},
             reference = ${by.reference?.text ?? null}, reference_key = ${by.reference?.key ?? null}
       where id = ${id} and state = ${from} returning ${WITHDRAWAL}`,
  );
}

/** What all accounts of an owner have requested since a moment, less what was rejected or cancelled. */
export async function requestedByOwner(db: Db | Tx, owner: bigint, since: Date): Promise<bigint> {
  const row = await oneRow(
    db,
    sql<{ requested: bigint }>`
      select coalesce(sum(w.amount), 0)::bigint as requested
        from wallet_withdrawal w join members_state m using (member_no)
       where m.owner = ${owner} and w.made_at > ${since} and w.state not in ('rejected', 'cancelled')`,
  );
  return row.requested;
}

/** Whether a payment reference was used by another withdrawal. */
export async function payoutReferenceUsed(tx: Tx, { key }: Reference): Promise<boolean> {
  const row = await maybeRow(
    tx,
    sql<{ used: number }>`select 1 as used from wallet_withdrawal where reference_key = ${key}`,
  );
  return row !== undefined;
}

/** The number of requests that wait for operators. */
export async function waitingAtDesk(db: Db): Promise<{ recharges: number; withdrawals: number }> {
  const row = await maybeRow(
    db,
    sql<{ recharges: bigint; withdrawals: bigint }>`
      select (select count(*) from wallet_recharge where state in ('submitted', 'approved')) as recharges,
             (select count(*) from wallet_withdrawal where state in ('requested', 'approved')) as withdrawals`,
  );
  return { recharges: Number(row?.recharges ?? 0n), withdrawals: Number(row?.withdrawals ?? 0n) };
}
