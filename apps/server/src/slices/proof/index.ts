export { publishedResults } from './queries-snapshots.ts';
