import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { creditDueTransfers } from './commands/settle-transfer.ts';

export { checkUsable } from './accounts.ts';
export { feePostings } from './fees.ts';
export { orderNumber } from './numbers.ts';
export { walletChecks } from './queries/checks.ts';
export { walletHandlers } from './routes.ts';
export { namesOf } from './store.ts';
export { waitingAtDesk, walletFiles } from './store-desk.ts';

export function walletJobs(ports: Ports): Job[] {
  return [{ name: 'credit-due-transfers', everyMs: 2_000, run: () => creditDueTransfers(ports) }];
}
