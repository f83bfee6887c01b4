export { askOf } from './ask/ask-sponsor.ts';
export { type BoundLink, keepLinksOf } from './link/store-links.ts';
export { aboutNode } from './live-events.ts';
export { rootMember } from './make-root.ts';
export { crossesProtectedBorder, involvedWith, relationTo, samePersonAs, sameSponsorLine } from './relations.ts';
export { placeColumns } from './store.ts';
