import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { sealJournal } from './store-journal.ts';

/** The journal is sealed at most one second after a commit. */
export function ledgerJobs(ports: Ports): Job[] {
  return [{ name: 'seal-journal', everyMs: 1_000, run: () => sealJournal(ports.db, ports.clock.now()) }];
}
