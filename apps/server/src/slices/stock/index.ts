export { stockChecks } from './queries/checks.ts';
export { stockJobs } from './jobs.ts';
export { stockHandlers } from './routes.ts';
