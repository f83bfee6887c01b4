export { claim, claimedLog, numberedLogs, releaseClaims, usedLogs } from './store.ts';
