import type { BackupTrial } from '@greenhall/domain/shared/backups';
import { accept } from '@greenhall/domain/shared/result';
import { insertTrial } from '../../../platform/backup/trials.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type Heads, differenceFrom } from './heads.ts';

/** What came of restoring the newest backup into a temporary place. */
export type ReportedTrial =
  | { readonly outcome: 'restored'; readonly takenAt: string; readonly tookMs: number; readonly heads: Heads }
  | {
      readonly outcome: Exclude<BackupTrial, 'restored'>;
      readonly takenAt: string | null;
      readonly tookMs: number;
      readonly fault: string;
    };

const LONGEST_FAULT = 1_000;

/** Keeps what came of a trial, and answers why the backup is of no use, if it is. One that is not an earlier part of these data is broken. */
export async function noteTrial(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  told: ReportedTrial,
): Promise<string | null> {
  const difference = told.outcome === 'restored' ? await differenceFrom(db, told.heads) : undefined;
  const outcome = difference === undefined ? told.outcome : 'broken';
  const fault = (told.outcome === 'restored' ? (difference ?? null) : told.fault)?.slice(0, LONGEST_FAULT) ?? null;
  const takenAt = told.takenAt === null ? null : new Date(told.takenAt);
  const trial = { at: clock.now(), takenAt, tookMs: told.tookMs, outcome, fault };
  await transact(db, async (tx) => accept(await insertTrial(tx, trial)));
  return fault;
}
