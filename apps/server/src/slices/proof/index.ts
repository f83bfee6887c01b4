export { latestSnapshot, publishedResults } from './queries-snapshots.ts';
export { newestNumber } from './store.ts';
