import type { ReportedTrial } from '../../slices/admin/index.ts';

type Failed = Exclude<ReportedTrial, { readonly outcome: 'restored' }>;

/** A line to a running server has room for it. */
const LONGEST = 1_000;

const isFull = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOSPC';

/** What is kept of a trial that ended with an error. A full disk says nothing of the backup. */
export function failedTrial(error: unknown, tookMs: number): Failed {
  const fault = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST);
  return { outcome: isFull(error) ? 'noRoom' : 'broken', takenAt: null, tookMs, fault };
}

/** The place where a backup is tried is too small for it. */
export const withoutRoom = (place: string, free: bigint, tookMs: number): Failed => ({
  outcome: 'noRoom',
  takenAt: null,
  tookMs,
  fault: `${place} has no room for it: ${free} bytes are free`,
});

/** Restored data take as much room as their backup, and a third more while they are migrated and checked. */
export const hasRoom = (free: bigint, size: bigint): boolean => free * 3n >= size * 4n;
