import { run } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { BATCH, overdueDeletions } from './session/store-overdue.ts';

const EVERY_MS = 60_000;

export function identityJobs(ports: Ports): Job[] {
  return [
    {
      name: 'identity: forget what is over',
      everyMs: EVERY_MS,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: async () => {
        for (const statement of overdueDeletions(ports.clock.now().getTime())) {
          while ((await run(ports.db, statement)) === BATCH);
        }
      },
    },
  ];
}
