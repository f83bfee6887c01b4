export { checkVerificationKeys, requireVerificationKeys, rewrapKeys } from './keys.ts';
export { withdrawalLimitsAt } from './values-in-force.ts';
export { verificationLevel } from './level.ts';
export { approvedAmong } from './store.ts';
