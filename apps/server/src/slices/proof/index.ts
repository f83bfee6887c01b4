export { takeSnapshot } from './commands/take-snapshot.ts';
export { proofChecks } from './queries/checks.ts';
export { proofJobs } from './jobs.ts';
export { proofHandlers } from './routes.ts';
