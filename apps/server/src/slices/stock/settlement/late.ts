import { isSettlementLate } from '@greenhall/domain/shared/alarms';
import { dateOf } from '@greenhall/domain/shared/time';
import type { Db } from '../../../platform/database/database.ts';
import type { WatchesOf } from '../../../platform/facts/watches.ts';
import { readMarket } from '../market/store-market.ts';
import { isCrediting } from './store-credit.ts';

/**
 * The first day that should have been settled by a moment, with all of its bonuses credited, and is not; `undefined` if there is none, as
 * before the market is opened.
 */
export async function lateDay(db: Db, at: Date): Promise<number | undefined> {
  const market = await readMarket(db);
  if (!market) return undefined;
  const { day } = market;
  if (isSettlementLate(day - 1, at.getTime()) && (await isCrediting(db))) return day;
  return isSettlementLate(day, at.getTime()) ? day + 1 : undefined;
}

/** A day whose settlement is late. Rule: admin#alarms. */
export const stockWatches: WatchesOf = {
  settlementLate: async ({ db, clock }) => {
    const day = await lateDay(db, clock.now());
    return day === undefined ? [] : [{ cause: '', detail: { day: dateOf(day) } }];
  },
};
