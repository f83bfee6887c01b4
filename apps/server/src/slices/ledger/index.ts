export { journalHead, sealingOf } from './store-journal.ts';
export { batchColumns, post } from './post.ts';
export { enterAll, postAll, postEntered } from './post-set.ts';
export {
  type Movement,
  type PostingView,
  balanceBefore,
  dailyChanges,
  holdings,
  movement,
  movements,
  postingsOf,
  totals,
} from './queries-movements.ts';
export { type AccountCache, type PostingColumns, readBalance } from './store.ts';
