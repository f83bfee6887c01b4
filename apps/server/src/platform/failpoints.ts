import { TRADE_LIFE, type TradeEvent } from '@greenhall/domain/otc/trade/trade';
import type { Settings } from './settings/settings.ts';

type AtCommit = 'before-commit' | 'after-commit';
/** What happens in the trading hall beside the events of a trade. */
const BESIDE_TRADES = ['post', 'take', 'settle', 'appeal', 'decide'] as const;

/** What may be waited for in the trading hall: a transition of a trade, or what happens beside. */
export type HallEvent = TradeEvent | (typeof BESIDE_TRADES)[number];

const OF_STOCK = [
  'stock.settle.before-postings',
  'stock.settle.before-commit',
  'stock.settle.after-cut',
  'stock.settle.after-commit',
  'stock.credit.before-commit',
  'stock.credit.between-parts',
] as const;

type Failpoint = `otc.${HallEvent}.${AtCommit}` | (typeof OF_STOCK)[number];

const tradeEvents = [...new Set(TRADE_LIFE.states.flatMap((state) => TRADE_LIFE.events(state)))];

/** The places by their names, as the setting `FAILPOINT` gives them. */
export const FAILPOINTS: readonly Failpoint[] = [
  ...OF_STOCK,
  ...[...tradeEvents, ...BESIDE_TRADES].flatMap(
    (event) => [`otc.${event}.before-commit`, `otc.${event}.after-commit`] as const,
  ),
];

/**
 * A named place where the process can be told to die, so that tests see what a kill leaves behind. Does nothing unless
 * the settings name it; they refuse to in live mode.
 */
export function failpoint(settings: Pick<Settings, 'failpoint'>, name: Failpoint): void {
  if (settings.failpoint === name) process.kill(process.pid, 'SIGKILL');
}
