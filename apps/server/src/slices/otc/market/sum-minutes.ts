import { tradedFrom } from '@greenhall/domain/otc/market/market';
import { MINUTE } from '@greenhall/domain/shared/time';
import type { Ports } from '../../../platform/ports.ts';
import { sumMinutes } from './store-markets.ts';

/** A trade that completes in a minute has committed by then: a transaction may take no longer. */
const COMMITTED_AFTER = 2 * MINUTE;

/** Sums what markets traded in the minutes that are over, so that no order has to add up a day of trades. */
export async function sumMarketMinutes(ports: Ports): Promise<void> {
  const now = ports.clock.now().getTime();
  const until = Math.floor((now - COMMITTED_AFTER) / MINUTE) * MINUTE;
  await sumMinutes(ports.db, new Date(tradedFrom(now)), new Date(until));
}
