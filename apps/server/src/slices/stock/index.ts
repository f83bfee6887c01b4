export { stockChecks } from './queries/checks.ts';
export { stockJobs } from './jobs.ts';
export { replayDay } from './replay.ts';
export { stockHandlers } from './routes.ts';
export { lastSettled } from './store-bonus.ts';
export { isCrediting } from './store-credit.ts';
