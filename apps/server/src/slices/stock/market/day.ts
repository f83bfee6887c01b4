import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dayOf } from '@greenhall/domain/shared/time';
import type { Tx } from '../../../platform/database/database.ts';
import { type PlanRow, planOfDay } from '../../members/index.ts';
import { type MarketRow, lockOpenMarket } from './store-market.ts';

/** The current day, read behind the market's lock, with the plan in force. */
export interface OpenDay {
  readonly market: MarketRow;
  readonly day: number;
  readonly plan: PlanRow;
}

/** When to ask again while a day is being settled, which is looked at every few seconds. */
const SETTLING_SECONDS = 5;

/**
 * Locks the current day: until the transaction ends, no other transaction changes the trading market. `serverBusy`
 * between the end of a day and its settlement, because what comes then belongs to the next day.
 */
export async function lockOpenDay(tx: Tx, now: Date): Promise<Result<OpenDay>> {
  const market = await lockOpenMarket(tx, now);
  if (!market) return refuse('serverBusy', { seconds: SETTLING_SECONDS });
  const day = market.day + 1;
  if (market.cut !== null || dayOf(now.getTime()) > day) return refuse('serverBusy', { seconds: SETTLING_SECONDS });
  return accept({ market, day, plan: await planOfDay(tx, day) });
}
