export { proofChecks } from './queries/checks.ts';
export { proofJobs } from './jobs.ts';
export { proofHandlers } from './routes.ts';
