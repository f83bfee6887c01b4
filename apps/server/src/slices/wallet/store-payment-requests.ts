import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { PaymentRequestEvent } from '@greenhall/domain/wallet/payment-request';
import { PAYMENT_REQUEST_TRANSITIONS } from '@greenhall/domain/wallet/payment-request';
import { type RawBuilder, sql } from 'kysely';
import { BEYOND_LAST } from '../../platform/cursor.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';

/** A request for coins. */
export type PaymentRequestRow = RowOf<typeof REQUEST>;

const REQUEST = columns('wallet_payment_request as r', [
  'id',
  // The unguessable part of its link.
  'name',
  // The number under which people talk about it.
  'number',
  'payee',
  'coin',
  'amount',
  'remark',
  'state',
  'transferId',
  'madeAt',
  'expiresAt',
  'endedAt',
]);

type Fresh = Pick<
  PaymentRequestRow,
  'name' | 'number' | 'payee' | 'coin' | 'amount' | 'remark' | 'madeAt' | 'expiresAt'
>;

export function insertPaymentRequest(tx: Tx, fresh: Fresh): Promise<PaymentRequestRow> {
  return oneRow(
    tx,
    select(
      REQUEST,
      sql`
      with r as (
        insert into wallet_payment_request (name, number, payee, coin, amount, remark, state, made_at, expires_at)
        values (${fresh.name}, ${fresh.number}, ${fresh.payee}, ${fresh.coin}, ${fresh.amount}, ${fresh.remark}, 'open',
                ${fresh.madeAt}, ${fresh.expiresAt})
        returning *),
      told as (
        insert into wallet_payment_request_event (request_id, event, state, at)
        select id, 'make', state, made_at from r)`,
    )`from r`,
  );
}

/** A request by the name in its link. */
export function paymentRequestNamed(db: Db | Tx, name: string): Promise<PaymentRequestRow | undefined> {
  return maybeRow(db, select(REQUEST)`from wallet_payment_request r where r.name = ${name}`);
}

/** The same, locked until the transaction ends: of several payers at once, one finds it open. */
export function lockPaymentRequest(tx: Tx, name: string): Promise<PaymentRequestRow | undefined> {
  return maybeRow(tx, select(REQUEST)`from wallet_payment_request r where r.name = ${name} for update`);
}

export function listPaymentRequests(
  db: Db,
  payee: MemberNo,
  before: bigint | undefined,
  limit: number,
): Promise<PaymentRequestRow[]> {
  return rows(
    db,
    select(REQUEST)`
      from wallet_payment_request r
       where r.payee = ${payee} and r.id < ${before ?? BEYOND_LAST} order by r.id desc limit ${limit}`,
  );
}

/** How many requests of a member have not ended. */
export async function countOpenRequests(tx: Tx, payee: MemberNo, now: Date): Promise<number> {
  const { open } = await oneRow(
    tx,
    sql<{ open: number }>`
      select count(*)::int as open from wallet_payment_request
       where payee = ${payee} and (state = 'held' or (state = 'open' and expires_at > ${now}))`,
  );
  return open;
}

interface Step {
  readonly event: PaymentRequestEvent;
  readonly at: Date;
  /** The transfer that pays it, for the step with which that begins. */
  readonly transferId?: bigint;
}

/** Moves a request by compare-and-set and notes the step; `undefined` if another step came first. */
export function movePaymentRequest(
  tx: Tx,
  { id, state: from, transferId }: Pick<PaymentRequestRow, 'id' | 'state' | 'transferId'>,
  { event, at, transferId: paying }: Step,
): Promise<PaymentRequestRow | undefined> {
  const to = PAYMENT_REQUEST_TRANSITIONS.next(from, event);
  if (to === undefined) return Promise.resolve(undefined);
  const about = paying ?? transferId;
  const paidBy = to === 'held' || to === 'paid' ? about : null;
  const endedAt = PAYMENT_REQUEST_TRANSITIONS.terminal.includes(to) ? at : null;
  return maybeRow(
    tx,
    select(
      REQUEST,
      sql`
      with r as (
        update wallet_payment_request set state = ${to}, transfer_id = ${paidBy}, ended_at = ${endedAt}
         where id = ${id} and state = ${from} returning *),
      told as (
        insert into wallet_payment_request_event (request_id, event, state, transfer_id, at)
        select id, ${event}, state, ${about}::bigint, ${at} from r)`,
    )`from r`,
  );
}

/** The request that a transfer holds, if it does. */
export function requestHeldBy(tx: Tx, transferId: bigint): Promise<PaymentRequestRow | undefined> {
  return maybeRow(
    tx,
    select(REQUEST)`
      from wallet_payment_request r where r.transfer_id = ${transferId} and r.state = 'held' for update`,
  );
}

/** Requests whose time is over and that nothing has ended yet; those that are being paid are left to the next look. */
const requestDue = (now: Date) => sql`r.state = 'open' and r.expires_at <= ${now}`;

/** Whether the time of an open request is over. */
export const isRequestDue = (now: Date): RawBuilder<boolean> =>
  sql`exists (select from wallet_payment_request r where ${requestDue(now)})`;

export function lockDueRequests(tx: Tx, now: Date, limit: number): Promise<PaymentRequestRow[]> {
  return rows(
    tx,
    select(REQUEST)`
      from wallet_payment_request r
       where ${requestDue(now)} order by r.expires_at limit ${limit} for update skip locked`,
  );
}

/** Deletes requests that ended unpaid before a moment, a bounded number at a time. */
export async function deleteUnpaidRequests(db: Db, before: Date, limit: number): Promise<void> {
  await run(
    db,
    sql`delete from wallet_payment_request where id = any (array(
          select id from wallet_payment_request
           where state in ('expired', 'canceled') and ended_at < ${before} order by ended_at limit ${limit}))`,
  );
}
