export { checkVerificationKeys, rewrapKeys } from './keys.ts';
export { verificationLevel } from './level.ts';
export { approvedAmong } from './store.ts';
