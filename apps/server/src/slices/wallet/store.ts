import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type RawBuilder, sql } from 'kysely';
import type { Coin } from '@greenhall/domain/shared/money';
import type { TransferState } from '@greenhall/domain/wallet/transfer';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../platform/database/select.ts';
import { BEYOND_LAST } from '../../platform/cursor.ts';

export type TransferRow = RowOf<typeof TRANSFER>;

const TRANSFER = columns('wallet_transfer as t', [
  'id',
  'payer',
  'payee',
  'coin',
  'amount',
  'fee',
  'remark',
  'state',
  'madeAt',
  'creditsAt',
]).narrow<{ coin: Coin }>();

export async function insertTransfer(
  tx: Tx,
  fresh: Omit<TransferRow, 'id'> & { readonly key: string | null },
): Promise<TransferRow> {
  return oneRow(
    tx,
    returning(TRANSFER)`
      insert into wallet_transfer as t (payer, payee, coin, amount, fee, remark, state, made_at, credits_at, key)
      values (${fresh.payer}, ${fresh.payee}, ${fresh.coin}, ${fresh.amount}, ${fresh.fee}, ${fresh.remark},
              ${fresh.state}, ${fresh.madeAt}, ${fresh.creditsAt}, ${fresh.key})`,
  );
}

export function transferById(db: Db | Tx, id: bigint): Promise<TransferRow | undefined> {
  return maybeRow(db, select(TRANSFER)`from wallet_transfer t where id = ${id}`);
}

/** Changes the state by compare-and-set; `undefined` if another change came first. */
export function moveTransfer(
  tx: Tx,
  id: bigint,
  from: TransferState,
  to: TransferState,
): Promise<TransferRow | undefined> {
  return maybeRow(
    tx,
    returning(TRANSFER)`update wallet_transfer t set state = ${to} where id = ${id} and state = ${from}`,
  );
}

const transferDue = (now: Date) => sql`state = 'held' and credits_at <= ${now}`;

/** Whether the time of a held transfer is over. */
export const isTransferDue = (now: Date): RawBuilder<boolean> =>
  sql`exists (select from wallet_transfer where ${transferDue(now)})`;

export function dueTransfers(db: Db, now: Date, limit: number): Promise<{ id: bigint; payee: MemberNo }[]> {
  return rows(
    db,
    select(columns('wallet_transfer', ['id', 'payee']))`
      from wallet_transfer where ${transferDue(now)} order by credits_at limit ${limit}`,
  );
}

export function listTransfers(
  db: Db,
  memberNo: MemberNo,
  filter: { coin: string | undefined; state: string | undefined; before: bigint | undefined },
  limit: number,
): Promise<TransferRow[]> {
  const side = (column: 'payer' | 'payee') => select(TRANSFER)`
    from wallet_transfer t
      where ${sql.ref(`t.${column}`)} = ${memberNo} and id < ${filter.before ?? BEYOND_LAST}
        and (${filter.coin ?? null}::text is null or coin = ${filter.coin ?? null})
        and (${filter.state ?? null}::text is null or state = ${filter.state ?? null})
      order by id desc limit ${limit}`;
  return rows(db, sql<TransferRow>`(${side('payer')}) union all (${side('payee')}) order by id desc limit ${limit}`);
}

export async function isKnownPayee(db: Db | Tx, payer: MemberNo, payee: MemberNo): Promise<boolean> {
  const row = await maybeRow(
    db,
    sql<{ known: number }>`select 1 as known from wallet_known_payee where payer = ${payer} and payee = ${payee}`,
  );
  return row !== undefined;
}

export async function rememberPayee(tx: Tx, payer: MemberNo, payee: MemberNo, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into wallet_known_payee (payer, payee, since) values (${payer}, ${payee}, ${at}) on conflict do nothing`,
  );
}

export type ConversionRow = RowOf<typeof CONVERSION>;

const CONVERSION = columns('wallet_conversion', [
  'id',
  'memberNo',
  'kind',
  'fromCoin as from',
  'toCoin as to',
  'amount',
  'fee',
  'rate',
  'credited',
  'remark',
  'madeAt',
]).narrow<{ from: Coin; to: Coin }>();

export async function insertConversion(tx: Tx, fresh: Omit<ConversionRow, 'id'>): Promise<ConversionRow> {
  return oneRow(
    tx,
    returning(CONVERSION)`
      insert into wallet_conversion (member_no, kind, from_coin, to_coin, amount, fee, rate, credited, remark, made_at)
      values (${fresh.memberNo}, ${fresh.kind}, ${fresh.from}, ${fresh.to}, ${fresh.amount}, ${fresh.fee}, ${fresh.rate},
              ${fresh.credited}, ${fresh.remark}, ${fresh.madeAt})`,
  );
}

export function listConversions(
  db: Db,
  memberNo: MemberNo,
  kind: string | undefined,
  before: bigint | undefined,
  limit: number,
): Promise<ConversionRow[]> {
  return rows(
    db,
    select(CONVERSION)`
      from wallet_conversion
       where member_no = ${memberNo} and id < ${before ?? BEYOND_LAST} and (${kind ?? null}::text is null or kind = ${kind ?? null})
       order by id desc limit ${limit}`,
  );
}

export type QuoteRow = RowOf<typeof QUOTE>;

const QUOTE = columns('wallet_quote', [
  'id',
  'memberNo',
  'fromCoin as from',
  'toCoin as to',
  'amount',
  'fee',
  'receive',
  'expiresAt',
  'takenAt',
]).narrow<{ from: 'usdt' | 'mey'; to: 'usdt' | 'mey' }>();

export async function insertQuote(tx: Tx, fresh: Omit<QuoteRow, 'id' | 'takenAt'>): Promise<QuoteRow> {
  return oneRow(
    tx,
    returning(QUOTE)`
      insert into wallet_quote (member_no, from_coin, to_coin, amount, fee, receive, expires_at)
      values (${fresh.memberNo}, ${fresh.from}, ${fresh.to}, ${fresh.amount}, ${fresh.fee}, ${fresh.receive}, ${fresh.expiresAt})`,
  );
}

/** Reads a quote and locks it until the transaction ends. */
export function lockQuote(tx: Tx, memberNo: MemberNo, id: bigint): Promise<QuoteRow | undefined> {
  return maybeRow(tx, select(QUOTE)`from wallet_quote where id = ${id} and member_no = ${memberNo} for update`);
}

export async function takeQuote(tx: Tx, id: bigint, at: Date): Promise<void> {
  await run(tx, sql`update wallet_quote set taken_at = ${at} where id = ${id}`);
}

export interface PayeeRow {
  readonly memberNo: MemberNo;
  readonly username: string;
}

/** A payee by name. The lock prevents that the member is deleted before this transaction ends. */
export function lockPayee(tx: Tx, username: string): Promise<PayeeRow | undefined> {
  return maybeRow(
    tx,
    sql<PayeeRow>`
      select member_no as "memberNo", username from identity_name where username = ${username} for key share`,
  );
}

/** Whether the member still exists. The lock prevents that it is deleted before this transaction ends. */
export async function lockMember(tx: Tx, memberNo: MemberNo): Promise<boolean> {
  const row = await maybeRow(tx, sql`select 1 as there from identity_name where member_no = ${memberNo} for key share`);
  return row !== undefined;
}

/** A member by name, from identity's published names. */
export function payeeByName(db: Db | Tx, username: string): Promise<PayeeRow | undefined> {
  return maybeRow(
    db,
    sql<PayeeRow>`select member_no as "memberNo", username from identity_name where username = ${username}`,
  );
}

export async function namesOf(db: Db | Tx, members: readonly MemberNo[]): Promise<Map<MemberNo, string>> {
  if (members.length === 0) return new Map();
  const found = await rows(
    db,
    sql<PayeeRow>`select member_no as "memberNo", username from identity_name
                   where member_no = any(${[...new Set(members)]}::bigint[])`,
  );
  return new Map(found.map((row) => [row.memberNo, row.username]));
}
