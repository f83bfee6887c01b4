import { QUEUE_NAMES } from '@greenhall/contract/admin/cases';
import { isBackupOld } from '@greenhall/domain/shared/backups';
import { auditCheck } from '../../../platform/audit/audit.ts';
import { lastTrial, restorableUpTo } from '../../../platform/backup/trials.ts';
import type { WatchesOf } from '../../../platform/facts/watches.ts';
import { blockedAmong } from '../../identity/index.ts';
import { countQueues } from '../queue/store.ts';
import { activeOperators } from '../store-operators.ts';
import { lastCheckRun } from './store.ts';

/** What raises an alarm among operators, their queues and their log. Rule: admin#alarms. */
export const adminWatches: WatchesOf = {
  queueLate: async (ports) => {
    const queues = await Promise.all(QUEUE_NAMES.map(async (name) => ports.cases.queues[name](null, ports)));
    const counted = await countQueues(ports.db, queues, ports.clock.now());
    return QUEUE_NAMES.flatMap((name, n) => {
      const late = counted[n]?.late ?? 0;
      return late > 0 ? [{ cause: name, detail: { queue: name, late } }] : [];
    });
  },
  auditBroken: async ({ db }) => {
    const broken = (await lastCheckRun(db))?.broken.find(({ name }) => name === auditCheck.name);
    return broken ? [{ cause: '', detail: { found: broken.found[0] ?? '' } }] : [];
  },
  backupBroken: async ({ db }) => {
    const last = await lastTrial(db);
    return last?.outcome === 'broken' ? [{ cause: '', detail: { fault: last.fault ?? '' } }] : [];
  },
  backupOld: async ({ db, clock }) => {
    // Nobody has set backups up where none was ever tried.
    if (!(await lastTrial(db))) return [];
    const upTo = await restorableUpTo(db);
    const isOld = isBackupOld(upTo?.getTime(), clock.now().getTime());
    return isOld ? [{ cause: '', detail: { upTo: upTo?.toISOString() ?? null } }] : [];
  },
  signInLocked: async ({ db, clock }) => {
    const operators = await activeOperators(db);
    const blocked = await blockedAmong(
      db,
      'operator',
      operators.map(({ id }) => String(id)),
      clock.now(),
    );
    return operators
      .filter(({ id }) => blocked.has(String(id)))
      .map(({ id, username }) => ({ cause: String(id), detail: { operator: username } }));
  },
};
