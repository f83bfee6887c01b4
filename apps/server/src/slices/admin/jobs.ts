import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { checkByItself, isCheckDue, ledgerChecker } from './operation/check-ledger.ts';
import { lastCheckRun } from './operation/store.ts';

export function adminJobs(ports: Ports): Job[] {
  const startedAt = ports.clock.now();
  const checkLedger = ledgerChecker(ports, ports.checks);
  return [
    {
      name: 'check-everything-at-night',
      everyMs: 5 * 60_000,
      run: async () => {
        const last = await lastCheckRun(ports.db);
        if (isCheckDue(last?.at, startedAt, ports.clock.now())) await checkByItself(ports, checkLedger);
      },
    },
  ];
}
