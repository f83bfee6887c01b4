export { claim, claimedLog, numberClaim, numberedLogs, releaseClaims, usedLogs } from './store.ts';
