import { type RawBuilder, sql } from 'kysely';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Db, Tx } from '../database/database.ts';

/** What one member buys of or through another, as a bill names it. */
export interface OrderFacts {
  /** The number under which people know it, if it has one. */
  readonly number: string | null;
  readonly buyer: MemberNo;
  readonly seller: MemberNo;
}

/** What a member looks for among its orders: the end of a number, or orders with one of these members. */
export interface OrderSearch {
  readonly number: string | undefined;
  readonly others: readonly bigint[];
}

/** Coins that a member has bought, and when they can be used. */
export interface RestingCoins {
  readonly coin: string;
  readonly at: Date;
}

/** What the wallet needs to know of orders, which belong to higher slices. Orders are named by their postings' reference. */
export interface OrdersPart {
  factsOf(db: Db | Tx, references: readonly string[]): Promise<ReadonlyMap<string, OrderFacts>>;
  /** The references of a member's newest orders that fit. */
  find(db: Db | Tx, memberNo: MemberNo, search: OrderSearch, limit: number): Promise<readonly string[]>;
  /** The query of the coins that a member has bought and that still rest. */
  resting?(memberNo: MemberNo): RawBuilder<RestingCoins>;
  /** The members with whom a member has had orders. */
  partnersOf(db: Db | Tx, memberNo: MemberNo, limit: number): Promise<readonly MemberNo[]>;
}

/** The same of all slices together. */
export type OrdersPort = Required<OrdersPart>;

/** The orders of all slices that have any. */
export function joinOrders(parts: readonly OrdersPart[]): OrdersPort {
  return {
    factsOf: async (db, references) => {
      const found = await Promise.all(parts.map((part) => part.factsOf(db, references)));
      return new Map(found.flatMap((facts) => [...facts]));
    },
    find: async (db, memberNo, search, limit) =>
      (await Promise.all(parts.map((part) => part.find(db, memberNo, search, limit)))).flat(),
    resting: (memberNo) => {
      const queries = parts.flatMap((part) => part.resting?.(memberNo) ?? []);
      return sql<RestingCoins>`${sql.join(queries, sql` union all `)}`;
    },
    partnersOf: async (db, memberNo, limit) =>
      (await Promise.all(parts.map((part) => part.partnersOf(db, memberNo, limit)))).flat(),
  };
}
