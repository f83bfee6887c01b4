import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Coin } from '@greenhall/domain/shared/money';
import type { CollectReason } from '@greenhall/domain/wallet/collect';
import { sql } from 'kysely';
import { int8Column, textColumn } from '../../../platform/database/columns.ts';
import { type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

export type CollectionRow = RowOf<typeof COLLECTED>;

const COLLECTED = columns('wallet_collection_row', ['id', 'linkId', 'sub', 'coin', 'amount', 'fee']).narrow<{
  coin: Coin;
}>();

/** A preview and its rows. What the member was shown before and did not confirm in time is forgotten. */
export async function insertCollection(
  tx: Tx,
  memberNo: MemberNo,
  fresh: readonly Omit<CollectionRow, 'id'>[],
  now: Date,
  expiresAt: Date,
): Promise<bigint> {
  await run(
    tx,
    sql`delete from wallet_collection where member_no = ${memberNo} and taken_at is null and expires_at <= ${now}`,
  );
  const { id } = await oneRow(
    tx,
    returning(columns('wallet_collection', ['id']))`
      insert into wallet_collection (member_no, expires_at) values (${memberNo}, ${expiresAt})`,
  );
  await run(
    tx,
    sql`insert into wallet_collection_row (collection_id, link_id, sub, coin, amount, fee)
        select ${id}, r.* from unnest(${int8Column(fresh.map((row) => row.linkId))}::bigint[],
                                      ${int8Column(fresh.map((row) => row.sub))}::bigint[],
                                      ${textColumn(fresh.map((row) => row.coin))}::text[],
                                      ${int8Column(fresh.map((row) => row.amount))}::bigint[],
                                      ${int8Column(fresh.map((row) => row.fee))}::bigint[]) r`,
  );
  return id;
}

export type Preview = RowOf<typeof PREVIEW>;

const PREVIEW = columns('wallet_collection', ['expiresAt', 'takenAt']);

/** A member's own preview, locked until the transaction ends. */
export function lockCollection(tx: Tx, memberNo: MemberNo, id: bigint): Promise<Preview | undefined> {
  return maybeRow(
    tx,
    select(PREVIEW)`
      from wallet_collection
       where id = ${id} and member_no = ${memberNo} for update`,
  );
}

export async function takeCollection(tx: Tx, id: bigint, at: Date): Promise<void> {
  await run(tx, sql`update wallet_collection set taken_at = ${at} where id = ${id}`);
}

export function rowsOfCollection(tx: Tx, id: bigint): Promise<CollectionRow[]> {
  return rows(
    tx,
    select(COLLECTED)`
      from wallet_collection_row
       where collection_id = ${id} order by link_id, coin`,
  );
}

/** What became of a row; without a reason it was moved. */
export interface Decided {
  readonly id: bigint;
  readonly reason: CollectReason | null;
}

export async function decideRows(tx: Tx, decided: readonly Decided[]): Promise<void> {
  await run(
    tx,
    sql`update wallet_collection_row r set is_moved = d.reason is null, reason = d.reason
          from unnest(${int8Column(decided.map(({ id }) => id))}::bigint[],
                      ${textColumn(decided.map(({ reason }) => reason))}::text[]) d (id, reason)
         where r.id = d.id`,
  );
}
