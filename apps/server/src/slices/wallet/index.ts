export { checkUsable, isPayee } from './account/accounts.ts';
export { resealWays } from './pay-in/seal.ts';
export { orderNumber } from './numbers.ts';
export { namesOf } from './store.ts';
