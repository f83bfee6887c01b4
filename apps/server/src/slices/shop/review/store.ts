import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { listOf } from '../../../platform/lists/list-of.ts';
import { namesFiles } from '../../../platform/pictures/named-files.ts';

export type ReviewRow = RowOf<typeof REVIEW>;

const REVIEW = columns('shop_review as r', [
  'id',
  'lineId',
  'goodsId',
  'memberNo',
  'stars',
  'body',
  'pictures',
  'madeAt',
  'hiddenFor',
]);

export interface NewReview {
  readonly lineId: bigint;
  readonly goodsId: bigint;
  readonly memberNo: MemberNo;
  readonly stars: number;
  readonly body: string;
  readonly pictures: readonly string[];
  readonly at: Date;
}

/** Counts a review that is shown from now on, or no longer, among those of its goods. */
async function countReview(tx: Tx, goodsId: bigint, stars: number, sign: 1 | -1): Promise<void> {
  await run(
    tx,
    sql`update shop_goods set reviews = reviews + ${sign}::int, stars = stars + ${sign * stars}::int where id = ${goodsId}`,
  );
}

/** Writes a review; false if the line has one. */
export async function insertReview(tx: Tx, review: NewReview): Promise<boolean> {
  const { lineId, goodsId, memberNo, stars, body, pictures, at } = review;
  const written = await run(
    tx,
    sql`insert into shop_review (line_id, goods_id, member_no, stars, body, pictures, made_at)
        values (${lineId}, ${goodsId}, ${memberNo}, ${stars}, ${body}, ${pictures}::text[], ${at})
        on conflict (line_id) do nothing`,
  );
  if (written === 1) await countReview(tx, goodsId, stars, 1);
  return written === 1;
}

/** The reviews of goods that are not hidden, newest first. */
export function reviewsOf(db: Db, goodsId: bigint, before: bigint | undefined, limit: number): Promise<ReviewRow[]> {
  return rows(
    db,
    select(REVIEW)`
      from shop_review r
       where r.goods_id = ${goodsId} and r.hidden_at is null
         ${before === undefined ? sql`` : sql`and r.id < ${before}`}
       order by r.id desc limit ${limit}`,
  );
}

export const REVIEWS = listOf('shop.deskReviews', 'shop_review', {
  key: 'id',
  filters: { member: 'memberNo', made: 'madeAt' },
  orders: { made: 'id' },
  read: (part) => select(REVIEW)`from shop_review r ${part}`,
});

/** The reviews of these lines, by line. */
export async function reviewsOfLines(db: Db | Tx, lineIds: readonly bigint[]): Promise<ReadonlyMap<bigint, ReviewRow>> {
  if (lineIds.length === 0) return new Map();
  const found = await rows(db, select(REVIEW)`from shop_review r where r.line_id in (${sql.join(lineIds)})`);
  return new Map(found.map((row) => [row.lineId, row]));
}

/** Hides a review; false if it is hidden or does not exist. */
export async function hideReview(tx: Tx, id: bigint, reason: string, at: Date): Promise<boolean> {
  const hidden = await maybeRow(
    tx,
    returning(columns('shop_review', ['goodsId', 'stars']))`
      update shop_review set hidden_at = ${at}, hidden_for = ${reason} where id = ${id} and hidden_at is null`,
  );
  if (hidden) await countReview(tx, hidden.goodsId, hidden.stars, -1);
  return hidden !== undefined;
}

export async function isReview(tx: Tx, id: bigint): Promise<boolean> {
  const found = await maybeRow(tx, select(columns('shop_review', ['id']))`from shop_review where id = ${id}`);
  return found !== undefined;
}

/** A line that a member may review, with its order’s state. */
export type ReviewableLine = RowOf<typeof REVIEWABLE_LINE>;

const REVIEWABLE_LINE = columns('shop_order_line as l', ['goodsId'])
  .and(columns('shop_order as o', ['memberNo']))
  .and({
    isReceived: sql<boolean>`o.completed_at is not null and o.state in ('completed', 'afterSale') and l.refunded_units < l.units`,
  });

export function reviewableLine(tx: Db | Tx, lineId: bigint): Promise<ReviewableLine | undefined> {
  return maybeRow(
    tx,
    select(REVIEWABLE_LINE)`from shop_order_line l join shop_order o on o.id = l.order_id where l.id = ${lineId}`,
  );
}

/** Which of these files are pictures of reviews. */
export async function reviewFiles(db: Db, among?: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ name: string }>`
      select distinct picture.name from shop_review, unnest(pictures) picture (name) where ${namesFiles('pictures', among)}`,
  );
  return found.map(({ name }) => name);
}
