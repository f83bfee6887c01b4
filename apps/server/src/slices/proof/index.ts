export { latestSnapshot, publishedResults } from './queries-snapshots.ts';
export { newestNumber, newestSnapshot, snapshotHash } from './store.ts';
