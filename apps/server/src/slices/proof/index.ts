export { latestSnapshot, publishedResults } from './queries-snapshots.ts';
export { newestNumber, newestSnapshot } from './store.ts';
