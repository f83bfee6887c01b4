import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { sumClosedDays } from './sum-days.ts';
import { isSealingDue, sealJournal } from './store-journal.ts';

/** The name of the job that seals the journal. */
export const SEALER = 'seal-journal';

export function ledgerJobs(ports: Ports): Job[] {
  return [
    // The journal is sealed at most one second after a commit.
    {
      name: SEALER,
      everyMs: 1_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      due: isSealingDue,
      run: () => sealJournal(ports.db, ports.clock.now()),
    },
    {
      name: 'sum-closed-days',
      everyMs: 5 * 60_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => sumClosedDays(ports),
    },
  ];
}
