import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { shares, type Shares } from '@greenhall/domain/shared/money';
import { type RawBuilder, sql } from 'kysely';
import type { ShareFigures } from '../../../platform/facts/shares.ts';
import { type Db, type Tx, maybeRow, oneRow, run } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import { sumByKey } from './store-queue.ts';

/** A member's shares with the figures of the market, in one row. */
export const shareFiguresOf = (memberNo: MemberNo): RawBuilder<ShareFigures> => sql`
  select coalesce((select held from stock_member where member_no = ${memberNo}), 0)::bigint as held, m.reserve, m.outstanding
    from (select 1) one left join stock_market m on true`;

/** What a member holds in shares. */
export interface SharesRow {
  readonly held: Shares;
  readonly onOffer: Shares;
  readonly clearZero: Shares;
  readonly buyback: Shares;
}

const NONE: SharesRow = { held: shares(0n), onOffer: shares(0n), clearZero: shares(0n), buyback: shares(0n) };

export async function sharesOf(db: Db | Tx, memberNo: MemberNo): Promise<SharesRow> {
  const row = await maybeRow(
    db,
    select(columns('stock_member', ['held', 'onOffer', 'clearZero', 'buyback']))`
      from stock_member where member_no = ${memberNo}`,
  );
  if (!row) return NONE;
  return {
    held: shares(row.held),
    onOffer: shares(row.onOffer),
    clearZero: shares(row.clearZero),
    buyback: shares(row.buyback),
  };
}

/** The same with the exact price, which is none before the market is opened, and whether trading shares is restricted now. */
export type HoldingRow = SharesRow & ShareFigures & { readonly isLocked: boolean };

export function readHoldingRow(db: Db, memberNo: MemberNo, now: Date): Promise<HoldingRow> {
  return oneRow(
    db,
    sql<HoldingRow>`
      select f.*, coalesce(s.on_offer, 0)::bigint as "onOffer", coalesce(s.clear_zero, 0)::bigint as "clearZero",
             coalesce(s.buyback, 0)::bigint as buyback,
             exists (select from members_restricted
                      where member_no = ${memberNo} and kind = 'shares' and until > ${now}) as "isLocked"
        from (${shareFiguresOf(memberNo)}) f left join stock_member s on s.member_no = ${memberNo}`,
  );
}

/** Marks shares that a member holds as on offer. */
export async function addOnOffer(tx: Tx, memberNo: MemberNo, quantity: bigint): Promise<void> {
  await run(tx, sql`update stock_member set on_offer = on_offer + ${quantity} where member_no = ${memberNo}`);
}

/** Adds the shares that a run gave to its buyers. */
export async function giveShares(
  tx: Tx,
  given: readonly { readonly buyer: MemberNo; readonly quantity: bigint }[],
): Promise<void> {
  const { keys, sums } = sumByKey(
    given,
    (one) => one.buyer,
    (one) => one.quantity,
  );
  await run(
    tx,
    sql`insert into stock_member as m (member_no, held)
        select * from unnest(${keys}::bigint[], ${sums}::bigint[])
        on conflict (member_no) do update set held = m.held + excluded.held`,
  );
}

/** Removes the shares that a run took from its sellers, held and on offer. */
export async function takeShares(
  tx: Tx,
  taken: readonly { readonly seller: MemberNo; readonly quantity: bigint }[],
): Promise<void> {
  const { keys, sums } = sumByKey(
    taken,
    (one) => one.seller,
    (one) => one.quantity,
  );
  await run(
    tx,
    sql`update stock_member m set held = m.held - t.sold, on_offer = m.on_offer - t.sold
          from unnest(${keys}::bigint[], ${sums}::bigint[]) t (no, sold) where m.member_no = t.no`,
  );
}
