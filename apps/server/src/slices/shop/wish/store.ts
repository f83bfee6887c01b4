import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, oneRow, rows, run } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import { type GoodsRow, LISTED } from '../goods/store.ts';

export interface WishRow extends GoodsRow {
  readonly addedAt: Date;
  /** Whether the goods can be ordered, or are kept though they are off sale. */
  readonly isOnSale: boolean;
}

const WISH = LISTED.and(columns('shop_wish as w', ['addedAt'])).and({
  isOnSale: sql<boolean>`g.state = 'onSale' and g.price_from is not null`,
});

/** A member's wishes, the newest first. */
export function wishesOf(db: Db, memberNo: MemberNo, limit: number): Promise<WishRow[]> {
  return rows(
    db,
    select(WISH)`
      from shop_wish w join shop_goods g on g.id = w.goods_id
       where w.member_no = ${memberNo} order by w.added_at desc, w.goods_id desc limit ${limit}`,
  );
}

/** Puts goods on sale on a wish list; false if there are none with this id. What is on it stays as it is. */
export async function insertWish(tx: Tx, memberNo: MemberNo, goodsId: bigint, at: Date): Promise<boolean> {
  const found = await rows(
    tx,
    select(columns('shop_goods', ['id']))`
      from shop_goods where id = ${goodsId} and state = 'onSale' and price_from is not null`,
  );
  if (found.length === 0) return false;
  await run(
    tx,
    sql`insert into shop_wish (member_no, goods_id, added_at) values (${memberNo}, ${goodsId}, ${at})
        on conflict (member_no, goods_id) do nothing`,
  );
  return true;
}

/** How many wishes a member has besides one of these goods. */
export async function numberOfWishes(tx: Tx, memberNo: MemberNo, goodsId: bigint): Promise<number> {
  const query = sql<{ number: number }>`
    select count(*)::int as number from shop_wish where member_no = ${memberNo} and goods_id <> ${goodsId}`;
  return (await oneRow(tx, query)).number;
}

export async function deleteWish(tx: Tx, memberNo: MemberNo, goodsId: bigint): Promise<void> {
  await run(tx, sql`delete from shop_wish where member_no = ${memberNo} and goods_id = ${goodsId}`);
}
