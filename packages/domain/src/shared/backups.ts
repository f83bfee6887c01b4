import { HOUR, type Instant } from './time.ts';

/** What came of trying to restore a backup. Where there was no room for it, nothing is known of the backup. */
export const BACKUP_TRIALS = ['restored', 'broken', 'noRoom'] as const;
export type BackupTrial = (typeof BACKUP_TRIALS)[number];

/** How old the newest backup that can be restored may be: a day, and two hours for its making and its trial. */
const BACKUP_OLD = 26 * HOUR;

/**
 * Whether the newest backup that can be restored is too old at a moment. `upTo` is the moment up to which it has what
 * happened; without one it is too old. Rule: admin#alarms.
 */
export const isBackupOld = (upTo: Instant | undefined, now: Instant): boolean =>
  upTo === undefined || now - upTo > BACKUP_OLD;
