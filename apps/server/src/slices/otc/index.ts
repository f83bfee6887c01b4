import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { marketOpen, marketRules } from './commands/set-market.ts';
import { judgePayments } from './commands/judge-payments.ts';
import { endDueTrades, settleDueTrades, watchNetworks } from './commands/keep-time.ts';

export { otcChecks } from './queries/checks.ts';
export { otcHandlers } from './routes.ts';
export { otcFiles } from './store-appeals.ts';

/** What operators propose to each other here. */
export const otcProposals = [marketRules, marketOpen];

export function otcJobs(ports: Ports): Job[] {
  return [
    { name: 'watch-networks', everyMs: 10_000, run: () => watchNetworks(ports) },
    { name: 'end-due-trades', everyMs: 2_000, run: () => endDueTrades(ports) },
    { name: 'judge-payments', everyMs: 5_000, run: () => judgePayments(ports) },
    { name: 'settle-due-trades', everyMs: 5_000, run: () => settleDueTrades(ports) },
  ];
}
