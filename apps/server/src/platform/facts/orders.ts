import type { Db, Tx } from '../database/database.ts';

/** An order between two members that moves coins, as a bill names it. */
export interface OrderFacts {
  readonly number: string;
  readonly buyer: bigint;
  readonly seller: bigint;
}

/** What a member looks for among its orders: the end of a number, or orders with one of these members. */
export interface OrderSearch {
  readonly number: string | undefined;
  readonly others: readonly bigint[];
}

/** What the wallet needs to know of orders, which belong to higher slices. Orders are named by their postings' reference. */
export interface OrdersPort {
  factsOf(db: Db | Tx, references: readonly string[]): Promise<ReadonlyMap<string, OrderFacts>>;
  /** The references of a member's newest orders that fit. */
  find(db: Db | Tx, memberNo: bigint, search: OrderSearch, limit: number): Promise<readonly string[]>;
  /** The members with whom a member has had orders. */
  partnersOf(db: Db | Tx, memberNo: bigint, limit: number): Promise<readonly bigint[]>;
}
