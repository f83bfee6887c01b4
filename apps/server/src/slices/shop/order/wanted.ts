import { kindOf } from '@greenhall/domain/shop/goods/goods';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { deliverableOf } from '../delivery/store.ts';
import { readSkusForOrder } from '../goods/store-order.ts';
import type { Wanted } from './price.ts';

/** The goods of an order or a quote, by the units of each sku. `notFound` for a sku that is none. */
export async function wantedOf(db: Db | Tx, units: ReadonlyMap<bigint, number>): Promise<Result<readonly Wanted[]>> {
  const skus = await readSkusForOrder(db, [...units.keys()]);
  if (skus.length < units.size) return refuse('notFound');
  // Only goods without shipping hand anything out.
  const services = skus.filter(({ kind }) => kindOf(kind) === 'service').map(({ skuId }) => skuId);
  const deliverable = services.length > 0 ? await deliverableOf(db, services) : new Set();
  return accept(
    skus.map((sku) => ({
      sku,
      units: units.get(sku.skuId) ?? 0,
      isDeliverable: kindOf(sku.kind) === 'shipped' || deliverable.has(sku.skuId),
    })),
  );
}
