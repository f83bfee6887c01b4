import { referencePrice, tradedFrom } from '@greenhall/domain/otc/market/market';
import { MARKET_RULES } from '@greenhall/domain/otc/market/market-rules';
import { versionOf } from '../../../platform/database/content-version.ts';
import type { Ports } from '../../../platform/ports.ts';
import { planNow } from '../../members/index.ts';
import { type MarketView, presentMarket } from './present.ts';
import { type MarketRow, marketsNow } from './store-markets.ts';

/** The name of a market in operators' proposals. */
export const subjectOf = ({ coin, network }: Pick<MarketRow, 'coin' | 'network'>): string =>
  `${coin.toUpperCase()} ${network}`;

/** What stands for the rules of a market as they are. */
export const rulesVersion = (market: MarketRow): string => versionOf(MARKET_RULES.map((rule) => market[rule]));

/** All markets with their current prices, whether payments can be checked on their networks, and the rules that are announced. */
export async function viewMarkets(ports: Ports): Promise<{ readonly market: MarketRow; readonly view: MarketView }[]> {
  const { tradeFeeBp: feeBp } = await planNow(ports);
  const markets = await marketsNow(ports.db, new Date(tradedFrom(ports.clock.now().getTime())));
  const approved = await ports.approvals.announced(ports.db, 'marketRules');
  return markets.map((market) => {
    const reached = market.isDown ? 'unreachable' : 'ready';
    const chain = ports.chain.terms(market.network) ? reached : 'notConfigured';
    const traded = { quantity: BigInt(market.quantity), total: BigInt(market.total) };
    const rules = approved.find(({ subject }) => subject === subjectOf(market));
    const announced = rules?.notBefore
      ? { from: rules.notBefore.toISOString(), changes: rules.difference.map((change) => ({ ...change })) }
      : null;
    const reference = referencePrice(market, traded);
    return { market, view: presentMarket(market, { reference, chain, feeBp, announced }) };
  });
}
