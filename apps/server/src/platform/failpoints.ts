import { TRADE_TRANSITIONS, type TradeEvent } from '@greenhall/domain/otc/trade/trade';

type AtCommit = 'before-commit' | 'after-commit';
/** Events of the trading market in addition to those of a trade. */
const OTHER_EVENTS = ['post', 'take', 'settle', 'appeal', 'decide'] as const;

/** The events of the trading market at which a failpoint exists: transitions of a trade, and the others. */
export type MarketEvent = TradeEvent | (typeof OTHER_EVENTS)[number];

const OF_STOCK = [
  'stock.settle.before-postings',
  'stock.settle.before-commit',
  'stock.settle.after-cut',
  'stock.settle.after-commit',
  'stock.credit.before-commit',
  'stock.credit.between-parts',
] as const;

const OF_SHOP = ['place', 'pay', 'cancel', 'refund', 'close'] as const;

/** While a large file of a list is written. */
const OF_EXPORTS = ['admin.export.after-pages', 'admin.export.after-commit'] as const;

type Failpoint =
  | (typeof OF_EXPORTS)[number]
  | `otc.${MarketEvent}.${AtCommit}`
  | `shop.${(typeof OF_SHOP)[number]}.${AtCommit}`
  | (typeof OF_STOCK)[number];

const tradeEvents = [...new Set(TRADE_TRANSITIONS.states.flatMap((state) => TRADE_TRANSITIONS.events(state)))];

/** All failpoints by name, as the setting `FAILPOINT` gives them. */
export const FAILPOINTS: readonly Failpoint[] = [
  ...OF_EXPORTS,
  ...OF_STOCK,
  ...[...tradeEvents, ...OTHER_EVENTS].flatMap(
    (event) => [`otc.${event}.before-commit`, `otc.${event}.after-commit`] as const,
  ),
  ...OF_SHOP.flatMap((event) => [`shop.${event}.before-commit`, `shop.${event}.after-commit`] as const),
];

/**
 * A named place where tests can make the process exit, to see what a kill leaves behind. It does nothing unless the
 * setting names it, which live mode refuses.
 */
export function failpoint(settings: { readonly failpoint: string | undefined }, name: Failpoint): void {
  if (settings.failpoint === name) process.kill(process.pid, 'SIGKILL');
}
