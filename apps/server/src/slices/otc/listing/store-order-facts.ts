import type { Owner } from '@greenhall/domain/members/owner';
import type { Traded } from '@greenhall/domain/otc/market/market';
import { UNPAID } from '@greenhall/domain/otc/trade/trade';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, run } from '../../../platform/database/database.ts';
import { isFrozen } from './store-listings.ts';
import { oneOf } from '../../../platform/database/states.ts';
import { MARKET, type MarketRow, tradedSql } from '../market/store-markets.ts';

/** What a member may do in the hall now. */
export interface MemberFacts {
  readonly owner: Owner;
  readonly level: number;
  /** Orders that the member left unpaid today. */
  readonly unpaid: number;
  /** Open orders of the member that are not paid. */
  readonly unpaidOpen: number;
  readonly changes: Readonly<Record<string, number>>;
  readonly transferLock: boolean;
  readonly unlockedAt: Date | null;
}

/** What stands between a member and the other whose listing it would take. */
export interface BetweenFacts {
  /** The owner of the other side, if a listing is taken. */
  readonly otherOwner: bigint | null;
  /** The accounts of the two owners are bound to each other, or to one main account. */
  readonly isLinked: boolean;
  readonly isOtherFrozen: boolean;
  /** The other side has blocked the member. */
  readonly isBlocked: boolean;
}

/** The facts about an order before it is judged: about the market, and about the member who places it. */
export interface OrderFacts extends MarketRow, MemberFacts, BetweenFacts {
  /** The account to be used, if it belongs to the member and the market's network. */
  readonly accountId: bigint | null;
  readonly accountLabel: string | null;
  readonly address: string | null;
  readonly usableAt: Date | null;
  readonly provedAt: Date | null;
  /** The address that the code was sent to. */
  readonly contact: string | null;
  /** The volume executed in the market recently. */
  readonly traded: Traded;
}

interface Asked {
  readonly memberNo: MemberNo;
  readonly market: { readonly coin: string; readonly network: string } | { readonly id: bigint };
  readonly account: bigint;
  readonly channel: 'phone' | 'email';
  readonly other: MemberNo | undefined;
  readonly now: Date;
  readonly today: Date;
  readonly tradedSince: Date;
}

type Row = Omit<OrderFacts, 'traded'> & { readonly tradedQuantity: string; readonly tradedTotal: string };

const unpaidOpen = (buyer: RawBuilder<unknown>) =>
  sql`select count(*)::int from otc_trade where buyer = ${buyer} and state in ${oneOf(UNPAID)}`;

/** `MemberFacts` of a member `s` whose coins are `o`, with `today` the first moment of the UTC day. */
const ofMember = (today: Date): RawBuilder<unknown> => sql`
  s.owner, s.level, (${unpaidOpen(sql.ref('s.member_no'))}) as "unpaidOpen",
  (select count(*)::int from otc_trade
    where buyer = s.member_no and state = 'canceled' and closed_at >= ${today} and event in ('cancel', 'timeout')) as unpaid,
  o.changes, o.transfer_lock as "transferLock", o.unlocked_at as "unlockedAt"`;

/** `BetweenFacts` of a member `s` and an `other`. */
export const between = (now: Date): RawBuilder<unknown> => sql`
  other.owner as "otherOwner",
  exists (select from network_linked_owner k where k.is_bound and k.owner = s.owner and k.other = other.owner) as "isLinked",
  ${isFrozen(sql`other.member_no`, now)} as "isOtherFrozen",
  exists (select from otc_mark b where b.member_no = other.member_no and b.trader = s.member_no
             and b.mark = 'blocked') as "isBlocked"`;

/** The same facts about a member alone, before it names a listing; `undefined` if there is no such member. */
export function memberFacts(db: Db, memberNo: MemberNo, today: Date): Promise<MemberFacts | undefined> {
  return maybeRow(
    db,
    sql<MemberFacts>`
      select ${ofMember(today)} from members_state s join identity_outgoing o on o.member_no = s.member_no
       where s.member_no = ${memberNo}`,
  );
}

/** The number of unpaid orders of a buyer, counted while no other transaction of the buyer takes a listing. */
export async function lockUnpaid(tx: Tx, buyer: MemberNo): Promise<number> {
  await run(
    tx,
    sql`insert into otc_trader as r (member_no) values (${buyer})
        on conflict (member_no) do update set completed = r.completed`,
  );
  // A separate statement sees what the transaction before it has committed.
  const row = await oneRow(tx, sql<{ open: number }>`select (${unpaidOpen(sql`${buyer}::bigint`)}) as open`);
  return row.open;
}

/** Reads all facts in one statement; `undefined` if there is no such market. */
export async function orderFacts(db: Db, asked: Asked): Promise<OrderFacts | undefined> {
  const { memberNo, market, account, channel, other, now, today, tradedSince } = asked;
  const place = 'id' in market ? sql`id = ${market.id}` : sql`coin = ${market.coin} and network = ${market.network}`;
  const row = await maybeRow(
    db,
    sql<Row>`
      select m.*, ${ofMember(today)}, a.id as "accountId", a.label as "accountLabel", a.address,
             a.usable_at as "usableAt", a.proved_at as "provedAt", c.address as contact, ${between(now)},
             t.quantity as "tradedQuantity", t.total as "tradedTotal"
        from (select ${MARKET}, summed_until from otc_market where ${place}) m
        join members_state s on s.member_no = ${memberNo}
        join identity_outgoing o on o.member_no = s.member_no
        left join wallet_trading_account a
          on a.id = ${account} and a.member_no = s.member_no and a.network = m.network
        left join identity_bound_address c on c.member_no = s.member_no and c.channel = ${channel}
        left join members_state other on other.member_no = ${other ?? null}
       cross join lateral (${tradedSql(tradedSince)}) t`,
  );
  if (!row) return undefined;
  const { tradedQuantity, tradedTotal, ...facts } = row;
  return { ...facts, traded: { quantity: BigInt(tradedQuantity), total: BigInt(tradedTotal) } };
}
