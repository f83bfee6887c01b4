export { networkChecks } from './queries/checks.ts';
export { rootMember } from './commands/make-root.ts';
export { networkJobs } from './jobs.ts';
export { crossesProtectedBorder, involvedWith, relationTo, sameSponsorLine } from './relations.ts';
export { networkHandlers } from './routes.ts';
export { placeColumns } from './store.ts';
