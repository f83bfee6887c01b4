import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { changeStock, stockOf } from './store-stock.ts';

/** Units of one sku. */
export interface StockLine {
  readonly skuId: bigint;
  readonly units: number;
}

/** Every transaction changes stocks in this order, so that two of them never wait for each other. */
const inOrder = (lines: readonly StockLine[]): readonly StockLine[] =>
  lines.toSorted((a, b) => (a.skuId < b.skuId ? -1 : a.skuId > b.skuId ? 1 : 0));

/**
 * Takes units of skus for an order, all or none: after `stockShort` {sku, left} the transaction has to be rolled back,
 * which a refused `once` does.
 */
export async function takeStock(tx: Tx, at: Date, orderId: bigint, lines: readonly StockLine[]): Promise<Result<true>> {
  for (const { skuId, units } of inOrder(lines)) {
    const taken = await changeStock(tx, { skuId, orderId, delta: -BigInt(units), reason: 'order', at });
    if (!taken) return refuse('stockShort', { sku: String(skuId), left: String(await stockOf(tx, skuId)) });
  }
  return accept(true);
}

/**
 * Gives units of an order back to the stock. The caller sees to it that it happens once.
 */
export async function returnStock(
  tx: Tx,
  at: Date,
  orderId: bigint,
  lines: readonly StockLine[],
  reason: string,
): Promise<void> {
  for (const { skuId, units } of inOrder(lines)) {
    const given = await changeStock(tx, { skuId, orderId, delta: BigInt(units), reason, at });
    if (!given) throw new Error(`no stock of sku ${skuId} to give units of order ${orderId} back to`);
  }
}
