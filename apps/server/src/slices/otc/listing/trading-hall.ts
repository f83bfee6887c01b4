import { takeBounds } from '@greenhall/domain/otc/listing/listing';
import type { HallPort } from '../../../platform/facts/hall.ts';
import { restrictedUntil } from '../../members/index.ts';
import { openListings } from './store-hall.ts';
import { listMarkets } from '../market/store-markets.ts';
import { boughtBy, closeTo } from './store-hall-facts.ts';

/** Dearer sales than so many cheaper ones are not looked at. */
const LOOKED_AT = 20;
const COIN = 'mey';

/** The sales and purchases of the cash coin, for those who count how a member comes by it. */
export const tradingHall: HallPort = {
  sales: async (db, viewer, at) => {
    if (await restrictedUntil(db, viewer, 'trade', at)) return [];
    const markets = new Map((await listMarkets(db)).map((market) => [market.id, market]));
    const hall = { coin: COIN, network: undefined, side: 'sale', quantity: undefined, sort: 'price' } as const;
    const found = await openListings(db, { ...hall, viewer, at, after: undefined }, LOOKED_AT);
    const own = await closeTo(
      db,
      viewer,
      found.map(({ memberNo }) => memberNo),
    );
    return found.flatMap((row) => {
      const market = markets.get(row.marketId);
      if (!market?.isOpen || own.has(row.memberNo)) return [];
      return [{ price: row.price, ...takeBounds(row), settleHours: market.settleHours, network: row.network }];
    });
  },
  underWay: async (db, member) =>
    (await boughtBy(db, member, COIN)).map(({ quantity, settlesAt }) => ({
      from: settlesAt ? 'rest' : 'trade',
      coin: COIN,
      amount: quantity,
      until: settlesAt?.getTime() ?? null,
    })),
};
