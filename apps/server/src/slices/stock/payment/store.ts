import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { PaymentKind, PaymentState } from '@greenhall/domain/stock/payment/payments';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { columns, returning, select } from '../../../platform/database/select.ts';
import type { WaitingStep } from '../../../platform/facts/next-step.ts';

export interface PaymentRow {
  readonly id: bigint;
  readonly kind: PaymentKind;
  /** The member whose level it is. */
  readonly payer: MemberNo;
  /** The member who pays. */
  readonly funder: MemberNo;
  readonly level: number;
  readonly coin: 'bdb' | 'ftb';
  readonly amount: bigint;
  readonly fee: bigint;
  readonly plan: number;
  readonly state: PaymentState;
  readonly paidAt: Date;
  readonly coolsUntil: Date;
  /** The UTC days of the payment and of its recognition. */
  readonly paidOn: number;
  readonly recognisedOn: number;
}

const PAYMENT = columns('stock_payment as p', [
  'id',
  'kind',
  'payer',
  'funder',
  'level',
  'coin',
  'amount',
  'fee',
  'plan',
  'state',
  'paidAt',
  'coolsUntil',
  'paidOn',
  'recognisedOn',
]);

export interface NewPayment extends Omit<PaymentRow, 'state'> {
  readonly boughtBefore: number;
  readonly statusBefore: string;
}

export function insertPayment(tx: Tx, fresh: NewPayment): Promise<PaymentRow> {
  return oneRow(
    tx,
    returning(PAYMENT)`
      insert into stock_payment as p
        (id, kind, payer, funder, level, coin, amount, fee, plan, bought_before, status_before, state, paid_at,
         cools_until, paid_on, recognised_on)
      values (${fresh.id}, ${fresh.kind}, ${fresh.payer}, ${fresh.funder}, ${fresh.level}, ${fresh.coin}, ${fresh.amount},
              ${fresh.fee}, ${fresh.plan}, ${fresh.boughtBefore}, ${fresh.statusBefore}, 'cooling', ${fresh.paidAt},
              ${fresh.coolsUntil}, ${fresh.paidOn}, ${fresh.recognisedOn})`,
  );
}

export function paymentById(db: Db | Tx, id: bigint): Promise<PaymentRow | undefined> {
  return maybeRow(db, select(PAYMENT)`from stock_payment p where p.id = ${id}`);
}

/** Reads all payments of a payer, oldest first, and locks them until the transaction ends. */
export function lockPayments(tx: Tx, payer: MemberNo): Promise<PaymentRow[]> {
  return rows(tx, select(PAYMENT)`from stock_payment p where p.payer = ${payer} order by p.id for update`);
}

/** The days on which a payer's payments in cooling-off are recognised. */
export async function coolingOf(db: Db, payer: MemberNo): Promise<number[]> {
  const found = await rows(
    db,
    select(columns('stock_payment', ['recognisedOn as day']))`
      from stock_payment where payer = ${payer} and state = 'cooling'`,
  );
  return found.map(({ day }) => day);
}

const COOLING = columns('stock_payment', ['id', 'coolsUntil as until', 'level']).and({
  act: sql<null>`null::text`,
  isOwn: sql<boolean>`funder = payer`,
});

/** The query of a payer's payments in cooling-off. */
export const coolingPayments = (payer: MemberNo): RawBuilder<WaitingStep> =>
  select(COOLING)`from stock_payment where payer = ${payer} and state = 'cooling' order by id limit 100`;

/** Ends a payment by compare-and-set; `false` if it had ended already. */
export async function endPayment(tx: Tx, id: bigint, state: 'cancelled', at: Date): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update stock_payment set state = ${state}, ended_at = ${at} where id = ${id} and state = 'cooling'`,
  );
  return changed === 1;
}

export interface PaymentListRow extends PaymentRow {
  readonly payerName: string;
}

/** Payments that a member funded or that were made for it, newest first. */
export function paymentsOf(
  db: Db,
  memberNo: MemberNo,
  before: bigint | undefined,
  limit: number,
): Promise<PaymentListRow[]> {
  const side = (column: 'payer' | 'funder') => sql`
    (select ${PAYMENT} from stock_payment p
      where ${sql.ref(`p.${column}`)} = ${memberNo} and (${before ?? null}::bigint is null or p.id < ${before ?? null})
      order by p.id desc limit ${limit})`;
  return rows(
    db,
    sql<PaymentListRow>`
      select found.*, coalesce(i.username, '') as "payerName"
        from (${side('payer')} union ${side('funder')}) found left join identity_name i on i.member_no = found.payer
       order by found.id desc limit ${limit}`,
  );
}

export async function nameOf(db: Db | Tx, memberNo: MemberNo): Promise<string> {
  const row = await maybeRow(
    db,
    sql<{ username: string }>`select username from identity_name where member_no = ${memberNo}`,
  );
  return row?.username ?? '';
}

/**
 * The time of the funder's last activation. It is locked until the transaction ends, so that the funder's activations
 * run one by one.
 */
export async function lockPace(tx: Tx, funder: MemberNo): Promise<Date | null> {
  await run(
    tx,
    sql`insert into stock_activation_pace (funder, last_at) values (${funder}, '-infinity') on conflict do nothing`,
  );
  const row = await maybeRow(
    tx,
    sql<{ lastAt: Date | null }>`
      select nullif(last_at, '-infinity') as "lastAt" from stock_activation_pace where funder = ${funder} for update`,
  );
  return row?.lastAt ?? null;
}

export async function setPace(tx: Tx, funder: MemberNo, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into stock_activation_pace (funder, last_at) values (${funder}, ${at})
        on conflict (funder) do update set last_at = excluded.last_at`,
  );
}

/** Deletes times of activations that no longer limit anybody. */
export function forgetPace(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from stock_activation_pace where last_at < ${before}`);
}
