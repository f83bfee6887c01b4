import { referencePrice } from '@greenhall/domain/otc/market';
import type { Amount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/wallet/addresses';
import { DAY } from '@greenhall/domain/shared/time';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';
import { planNow } from '../members/index.ts';
import { type MarketView, presentMarket } from './present.ts';
import { type MarketRow, tradedSince } from './store-markets.ts';

/** The reference price of a market now. */
export async function referenceOf(db: Db | Tx, market: MarketRow, now: Date): Promise<Amount<'usdt'>> {
  return referencePrice(market, await tradedSince(db, market.id, new Date(now.getTime() - DAY)));
}

/** A market with its prices now, and whether payments can be checked there. */
export async function viewMarket(
  ports: Ports,
  db: Db | Tx,
  market: MarketRow,
  down: ReadonlySet<Network>,
): Promise<MarketView> {
  const reached = down.has(market.network) ? 'unreachable' : 'ready';
  const chain = ports.chain.terms(market.network) ? reached : 'notConfigured';
  const reference = await referenceOf(db, market, ports.clock.now());
  const { tradeFeeBp: feeBp } = await planNow(ports, db);
  return presentMarket(market, { reference, chain, feeBp });
}
