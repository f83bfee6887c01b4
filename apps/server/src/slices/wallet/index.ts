export { checkUsable } from './accounts.ts';
export { orderNumber } from './numbers.ts';
export { namesOf } from './store.ts';
export { waitingAtDesk } from './store-desk.ts';
