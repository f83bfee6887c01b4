export { checkUsable, isPayee } from './account/accounts.ts';
export { resealDepositMethods } from './pay-in/seal.ts';
export { orderNumber } from './numbers.ts';
export { namesOf } from './store.ts';
export { requestReferences } from './request/store-references.ts';
export { transferKeys } from './transfer/close-key.ts';
