import { sql } from 'kysely';
import type { RechargeState } from '@greenhall/domain/wallet/recharge';
import type { WithdrawalState } from '@greenhall/domain/wallet/withdrawal';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';

const NO_LIMIT = 9_000_000_000_000_000_000n;

interface Decided {
  readonly firstOperator: string | null;
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
  readonly voucher: string;
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

const DECIDED = sql`first_operator as "firstOperator", second_operator as "secondOperator", reason, made_at as "madeAt",
  decided_at as "decidedAt"`;
const RECHARGE = sql`id, number, member_no as "memberNo", amount, reference, note, voucher, state, ${DECIDED}`;
const WITHDRAWAL = sql`id, number, member_no as "memberNo", account_id as "accountId", network, address, amount, fee, state,
  reference, ${DECIDED}`;

interface DeskFilter {
  readonly memberNo: bigint | undefined;
  readonly state: string | undefined;
  readonly before: bigint | undefined;
}

const matches = ({ memberNo, state, before }: DeskFilter) => sql`id < ${before ?? NO_LIMIT}
  and (${memberNo ?? null}::bigint is null or member_no = ${memberNo ?? null})
  and (${state ?? null}::text is null or state = ${state ?? null})`;

/** `undefined` when another open recharge names the same reference. */
export function insertRecharge(
  tx: Tx,
  fresh: Pick<RechargeRow, 'number' | 'memberNo' | 'amount' | 'reference' | 'note' | 'voucher' | 'madeAt'>,
): Promise<RechargeRow | undefined> {
  return maybeRow(
    tx,
    sql<RechargeRow>`
      insert into wallet_recharge (number, member_no, amount, reference, note, voucher, state, made_at)
      values (${fresh.number}, ${fresh.memberNo}, ${fresh.amount}, ${fresh.reference}, ${fresh.note}, ${fresh.voucher},
              'submitted', ${fresh.madeAt})
      on conflict do nothing returning ${RECHARGE}`,
  );
}

export function listRecharges(db: Db, filter: DeskFilter, limit: number): Promise<RechargeRow[]> {
  return rows(
    db,
    sql<RechargeRow>`select ${RECHARGE} from wallet_recharge where ${matches(filter)} order by id desc limit ${limit}`,
  );
}

/** The recharge, locked until the transaction ends. */
export function lockRecharge(tx: Tx, id: bigint): Promise<RechargeRow | undefined> {
  return maybeRow(tx, sql<RechargeRow>`select ${RECHARGE} from wallet_recharge where id = ${id} for update`);
}

export interface Decision {
  readonly firstOperator: string | null;
  readonly secondOperator: string | null;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
}

/** Compare-and-set; `undefined` when somebody was faster. */
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
      update wallet_recharge set state = ${to}, first_operator = ${by.firstOperator},
             second_operator = ${by.secondOperator}, reason = ${by.reason}, decided_at = ${by.decidedAt}
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

export function listWithdrawals(db: Db, filter: DeskFilter, limit: number): Promise<WithdrawalRow[]> {
  return rows(
    db,
    sql<WithdrawalRow>`select ${WITHDRAWAL} from wallet_withdrawal where ${matches(filter)} order by id desc limit ${limit}`,
  );
}

/** The withdrawal, locked until the transaction ends. */
export function lockWithdrawal(tx: Tx, id: bigint): Promise<WithdrawalRow | undefined> {
  return maybeRow(tx, sql<WithdrawalRow>`select ${WITHDRAWAL} from wallet_withdrawal where id = ${id} for update`);
}

/** Compare-and-set; `undefined` when somebody was faster. */
export function moveWithdrawal(
  tx: Tx,
  id: bigint,
  from: WithdrawalState,
  to: WithdrawalState,
  by: Decision & { reference: string | null },
): Promise<WithdrawalRow | undefined> {
  return maybeRow(
    tx,
    sql<WithdrawalRow>`
      update wallet_withdrawal set state = ${to}, first_operator = ${by.firstOperator},
             second_operator = ${by.secondOperator}, reason = ${by.reason}, decided_at = ${by.decidedAt},
             reference = ${by.reference}
       where id = ${id} and state = ${from} returning ${WITHDRAWAL}`,
  );
}

/** Whether a payment reference was used by another withdrawal. */
export async function payoutReferenceUsed(tx: Tx, reference: string): Promise<boolean> {
  const row = await maybeRow(
    tx,
    sql<{ used: number }>`select 1 as used from wallet_withdrawal where lower(reference) = lower(${reference})`,
  );
  return row !== undefined;
}

/** What waits at the desk. */
export async function waitingAtDesk(db: Db): Promise<{ recharges: number; withdrawals: number }> {
  const row = await maybeRow(
    db,
    sql<{ recharges: bigint; withdrawals: bigint }>`
      select (select count(*) from wallet_recharge where state in ('submitted', 'approved')) as recharges,
             (select count(*) from wallet_withdrawal where state in ('requested', 'approved')) as withdrawals`,
  );
  return { recharges: Number(row?.recharges ?? 0n), withdrawals: Number(row?.withdrawals ?? 0n) };
}
