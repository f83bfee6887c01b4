import { DAY } from '@greenhall/domain/shared/time';
import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { LAST_SETTLED_DAY, lastSettled } from '../stock/index.ts';
import { stopWhereShort, takeSnapshot } from './take-snapshot.ts';
import { forgetLeaves, isSnapshotDue, newestSnapshot } from './store.ts';

/** A member can fetch its leaf of the newest snapshot only; the others are kept for auditors. */
const LEAVES_KEPT = 35 * DAY;
const AT_ONCE = 20_000;

/** A snapshot after each settlement. */
export function proofJobs(ports: Ports): Job[] {
  return [
    {
      name: 'publish-solvency',
      everyMs: 2_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: () => isSnapshotDue(LAST_SETTLED_DAY),
      run: async () => {
        const newest = await newestSnapshot(ports.db);
        const settled = (await lastSettled(ports.db))?.day ?? null;
        if (!newest || newest.settled !== settled) await takeSnapshot(ports);
        // Also what an earlier run published before it ended.
        else await stopWhereShort(ports, newest);
      },
    },
    {
      name: 'forget-solvency-leaves',
      everyMs: 3_600_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => forgetLeaves(ports.db, new Date(ports.clock.now().getTime() - LEAVES_KEPT), AT_ONCE),
    },
  ];
}
