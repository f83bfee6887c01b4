import { referencePrice, tradedFrom } from '@greenhall/domain/otc/market/market';
import { MARKET_RULES } from '@greenhall/domain/otc/market/market-rules';
import type { Amount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/chain/networks';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { versionOf } from '../../../platform/database/content-version.ts';
import type { Ports } from '../../../platform/ports.ts';
import { planNow } from '../../members/index.ts';
import { type MarketView, presentMarket } from './present.ts';
import { type MarketRow, tradedSince } from './store-markets.ts';

/** The current reference price of a market. */
export async function referenceOf(db: Db | Tx, market: MarketRow, now: Date): Promise<Amount<'usdt'>> {
  return referencePrice(market, await tradedSince(db, market.id, new Date(tradedFrom(now.getTime()))));
}

/** The name of a market in operators' proposals. */
export const subjectOf = ({ coin, network }: Pick<MarketRow, 'coin' | 'network'>): string =>
  `${coin.toUpperCase()} ${network}`;

/** What stands for the rules of a market as they are. */
export const rulesVersion = (market: MarketRow): string => versionOf(MARKET_RULES.map((rule) => market[rule]));

/** The rules of a market that are approved and not in force yet. */
async function announcedFor(ports: Ports, db: Db | Tx, market: MarketRow): Promise<MarketView['announced']> {
  const rows = await ports.approvals.announced(db, 'marketRules');
  const row = rows.find(({ subject }) => subject === subjectOf(market));
  if (!row?.notBefore) return null;
  return { from: row.notBefore.toISOString(), changes: row.difference.map((change) => ({ ...change })) };
}

/** A market with its current prices, and whether payments can be checked on its network. */
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
  const announced = await announcedFor(ports, db, market);
  return presentMarket(market, { reference, chain, feeBp, announced });
}
