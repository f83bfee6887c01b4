export { beginEra, checkEra } from './begin-era.ts';
export { journalHead, sealingHash, sealingOf } from './store-journal.ts';
export { batchColumns, post, postAtEnd, postEach } from './post.ts';
export { indexAll as enterAll, postAll, postIndexed as postEntered } from './post-set.ts';
export {
  type Movement,
  type Holding,
  type MovementFilter,
  type MovementMatch,
  type MovementSpan,
  type MovementSum,
  type PostingView,
  balanceBefore,
  dailyChangesOf,
  holdingsOf,
  readHoldings as holdings,
  findMovement as movement,
  listMovements as movements,
  movementsOfDays,
  postingsOf,
  postingsThrough,
  readTotals as totals,
  sumMovements,
} from './queries-movements.ts';
export { CORRECTIONS, correctionsOf, postingById, type Posted } from './queries-corrections.ts';
export { balancesAtEnd, flowsBetween, summedDays } from './store-days.ts';
export { type HoldOutcome, holdOutcomes, holdOutcomesWithin } from './queries-holds.ts';
export { type AccountCache, type PostingColumns, readBalance } from './store.ts';
