import type { Owner } from '@greenhall/domain/members/owner';
import { DAY } from '@greenhall/domain/shared/time';
import { type Db, type Tx, rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';

/** What an owner has on order without having paid for it, and when its last unpaid orders ended. */
export interface Pace {
  readonly unpaid: number;
  readonly ended: readonly number[];
  /** Units by sku that unpaid orders keep. */
  readonly kept: ReadonlyMap<bigint, number>;
}

export async function readPace(db: Db | Tx, owner: Owner, now: Date): Promise<Pace> {
  const ended = await rows(
    db,
    select(columns('shop_order', ['canceledAt as at']).narrow<{ at: Date }>())`
      from shop_order
       where owner = ${owner} and state = 'canceled' and paid_at is null
         and canceled_at > ${new Date(now.getTime() - DAY)}
       order by canceled_at desc limit 50`,
  );
  const kept = await rows(
    db,
    select(columns('shop_order as o', ['id as orderId']).and(columns('shop_order_line as l', ['skuId', 'units'])))`
      from shop_order o join shop_order_line l on l.order_id = o.id
       where o.owner = ${owner} and o.state = 'toPay' limit 1000`,
  );
  const units = new Map<bigint, number>();
  for (const line of kept) units.set(line.skuId, (units.get(line.skuId) ?? 0) + line.units);
  return {
    unpaid: new Set(kept.map(({ orderId }) => orderId)).size,
    ended: ended.map(({ at }) => at.getTime()),
    kept: units,
  };
}
