import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { CartLine } from '@greenhall/domain/shop/cart/cart';
import type { GoodsState } from '@greenhall/domain/shop/goods/goods';
import { sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { columns, returning, select } from '../../../platform/database/select.ts';
import type { SkuOption, Texts } from '../goods/option.ts';

/** The number of changes of a member's cart; 0 before the first. */
export async function revisionOf(db: Db | Tx, memberNo: MemberNo): Promise<bigint> {
  const row = await maybeRow(
    db,
    select(columns('shop_cart', ['revision']))`from shop_cart where member_no = ${memberNo}`,
  );
  return row?.revision ?? 0n;
}

/** Counts a change and keeps others from changing the cart until the transaction ends. */
export async function nextRevision(tx: Tx, memberNo: MemberNo): Promise<bigint> {
  const row = await oneRow(
    tx,
    returning(columns('shop_cart', ['revision']))`
      insert into shop_cart as c (member_no, revision) values (${memberNo}, 1)
      on conflict (member_no) do update set revision = c.revision + 1`,
  );
  return row.revision;
}

export async function cartLines(tx: Tx, memberNo: MemberNo): Promise<CartLine[]> {
  return rows(
    tx,
    select(columns('shop_cart_line', ['num', 'isTicked']).and({ sku: sql<string>`sku_id::text` }))`from shop_cart_line
                   where member_no = ${memberNo} order by id`,
  );
}

/** Makes the cart consist of these lines. What is no sku is left out. */
export async function replaceLines(tx: Tx, memberNo: MemberNo, lines: readonly CartLine[]): Promise<void> {
  const skus = int8Column(lines.map(({ sku }) => BigInt(sku)));
  await run(tx, sql`delete from shop_cart_line where member_no = ${memberNo} and sku_id <> all (${skus}::bigint[])`);
  await run(
    tx,
    sql`insert into shop_cart_line as l (member_no, sku_id, num, is_ticked, price_seen)
        select ${memberNo}::bigint, s.id, w.num, w.is_ticked, s.price
          from unnest(${skus}::bigint[], ${int8Column(lines.map(({ num }) => BigInt(num)))}::int[],
                      ${int8Column(lines.map(({ isTicked }) => (isTicked ? 1n : 0n)))}::int[]::boolean[])
               with ordinality w (sku_id, num, is_ticked, place)
          join shop_sku s on s.id = w.sku_id
         order by w.place
        on conflict (member_no, sku_id) do update set num = excluded.num, is_ticked = excluded.is_ticked
         where l.num <> excluded.num or l.is_ticked <> excluded.is_ticked`,
  );
}

export interface CartRow {
  readonly sku: bigint;
  readonly goods: bigint;
  readonly kind: number;
  readonly state: GoodsState;
  readonly isOffered: boolean;
  readonly names: Texts;
  readonly label: string;
  readonly classNames: Texts | null;
  readonly options: readonly SkuOption[];
  readonly picture: string | null;
  readonly num: number;
  readonly isTicked: boolean;
  readonly price: bigint;
  readonly priceSeen: bigint;
  readonly stock: bigint;
  /** Of all skus of the goods that are offered. */
  readonly goodsStock: bigint;
  readonly orderLimit: number;
}

const CART = columns('shop_sku as s', ['id as sku', 'isOffered', 'options', 'price', 'stock', 'orderLimit'])
  .narrow<{ options: readonly SkuOption[] }>()
  .and(columns('shop_goods as g', ['id as goods', 'kind', 'state', 'label']))
  .and(columns('shop_cart_line as l', ['num', 'isTicked', 'priceSeen']))
  .and({
    goodsStock: sql<bigint>`
      (select coalesce(sum(k.stock), 0)::bigint from shop_sku k
       where k.goods_id = g.id and k.is_offered)`,
    names: sql<Texts>`
      (select coalesce(jsonb_object_agg(t.language, t.name), '{}') from shop_goods_text t
       where t.goods_id = g.id)`,
    classNames: sql<Texts | null>`
      (select jsonb_object_agg(t.language, t.name) from shop_class_text t
       where t.class_id = g.class_id)`,
    picture: sql<
      string | null
    >`(select p.file from shop_goods_picture p where p.goods_id = g.id order by p.place limit 1)`,
  });

/** The lines of a member's cart with names, prices and stocks of now, in the order in which they were added. */
export function cartRows(db: Db | Tx, memberNo: MemberNo): Promise<CartRow[]> {
  return rows(
    db,
    select(CART)`
      from shop_cart_line l
        join shop_sku s on s.id = l.sku_id
        join shop_goods g on g.id = s.goods_id
       where l.member_no = ${memberNo} order by l.id`,
  );
}
