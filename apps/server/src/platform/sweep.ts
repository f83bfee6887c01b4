import { copyPictures } from './backup/picture-copies.ts';
import { isProposalDue } from './approvals/store.ts';
import { alarmJobs } from './alarm-targets/deliver.ts';
import { headLogger } from './audit/log-head.ts';
import { DAY } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { run } from './database/database.ts';
import type { Job } from './jobs.ts';
import { watchCauses } from './operations/causes.ts';
import type { Ports } from './ports.ts';

/** A key is stored longer than any client keeps it. */
export const KEY_RETENTION = 30 * DAY;
const LIMITS_KEPT = DAY;
const AT_ONCE = 5_000;

/** Copies of pictures, where they are set up. After a restore the pictures are brought back before the installation is opened. */
function picturesBackup({ settings, clock, store }: Ports): Job[] {
  const { backupKey, picturesBackup: copies } = settings;
  if (!backupKey || !copies) return [];
  const keep = () => copyPictures({ store, copies }, backupKey, clock.now());
  return [{ name: 'back-up-pictures', everyMs: 60_000, whileClosed: 'waits', runsIn: 'one', run: keep }];
}

/** Deletes used keys and counters that no longer matter, a bounded number at a time. */
export function platformJobs(ports: Ports): Job[] {
  const before = (kept: number): Date => new Date(ports.clock.now().getTime() - kept);
  return [
    ...alarmJobs(ports),
    ...picturesBackup(ports),
    {
      name: 'apply-proposals',
      everyMs: 10_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isProposalDue,
      run: () => ports.approvals.due(),
    },
    { name: 'watch-for-alarms', everyMs: 60_000, whileClosed: 'goesOn', runsIn: 'one', run: () => watchCauses(ports) },
    { name: 'log-audit-head', everyMs: 60_000, whileClosed: 'goesOn', runsIn: 'one', run: headLogger(ports) },
    {
      name: 'forget-used-keys',
      everyMs: 10 * 60_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: async () => {
        await run(
          ports.db,
          sql`delete from platform_idempotency where ctid = any (array(
                select ctid from platform_idempotency where created_at < ${before(KEY_RETENTION)} limit ${AT_ONCE}))`,
        );
        await run(
          ports.db,
          sql`delete from platform_limit where ctid = any (array(
                select ctid from platform_limit where window_start < ${before(LIMITS_KEPT)} limit ${AT_ONCE}))`,
        );
      },
    },
  ];
}
