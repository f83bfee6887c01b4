import type { PlatformFigures } from '@greenhall/domain/proof/platform-figures';
import { ResultCount, type Results } from '@greenhall/domain/proof/results';
import { amount } from '@greenhall/domain/shared/money';
import type { Price } from '@greenhall/domain/stock/market/market';
import { POOL_PURPOSE, POOLS, type Pools } from '@greenhall/domain/stock/bonus/pools';
import type { Tx } from '../../platform/database/database.ts';
import type { AccountSumRow } from './store.ts';
import { type Counted, countReceived, lastPaidDays, positionsAfter, priceNow } from './store-platform.ts';

/** Settlements that a snapshot shows: a week of them. */
const SETTLEMENTS = 7;
/** Accounts read at once. */
const AT_ONCE = 8_192;

function poolsOf(platform: readonly AccountSumRow[]): Pools {
  const balance = (purpose: string) =>
    amount(platform.filter((row) => row.purpose === purpose).reduce((total, row) => total + row.balance, 0n));
  return Object.fromEntries(POOLS.map((pool) => [pool, balance(POOL_PURPOSE[pool])])) as Pools;
}

async function resultsOf(tx: Tx, price: Price): Promise<Results> {
  const count = new ResultCount(price);
  let page = await positionsAfter(tx, 0n, AT_ONCE);
  while (page.length > 0) {
    for (const position of page) count.add(position);
    page = page.length < AT_ONCE ? [] : await positionsAfter(tx, page.at(-1)?.member ?? 0n, AT_ONCE);
  }
  return count.results();
}

/** The platform’s own figures of a snapshot, and how far it has counted what members received. */
export async function platformFigures(
  tx: Tx,
  accounts: readonly AccountSumRow[],
  before: Counted,
): Promise<{ house: PlatformFigures; counted: Counted }> {
  const counted = await countReceived(tx, before);
  const price = await priceNow(tx);
  const settlements = await lastPaidDays(tx, SETTLEMENTS);
  return { house: { pools: poolsOf(accounts), price, settlements, results: await resultsOf(tx, price) }, counted };
}
