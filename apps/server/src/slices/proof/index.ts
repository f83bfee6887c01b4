export { latestSnapshot, publishedResults } from './queries-snapshots.ts';
