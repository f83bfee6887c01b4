export { activationRequestOf } from './activation-request/request-activation.ts';
export { type BoundLink, lockLinksOf } from './link/store-links.ts';
export { aboutNode } from './live-events.ts';
export { rootMember } from './make-root.ts';
export { crossesProtectedBorder, involvedWith, relationTo, samePersonAs, sameSponsorLine } from './relations.ts';
export { placeColumns } from './store.ts';
