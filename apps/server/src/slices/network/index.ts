export { rootMember } from './commands/make-root.ts';
export { crossesProtectedBorder, involvedWith, relationTo, sameSponsorLine } from './relations.ts';
export { placeColumns } from './store.ts';
