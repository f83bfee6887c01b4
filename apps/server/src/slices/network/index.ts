export { networkChecks } from './queries/checks.ts';
export { rootMember } from './commands/make-root.ts';
export { networkJobs } from './jobs.ts';
export { crossesProtectedBorder, relationTo, sameSponsorLine } from './relations.ts';
export { networkHandlers } from './routes.ts';
export { allPlaces } from './store.ts';
