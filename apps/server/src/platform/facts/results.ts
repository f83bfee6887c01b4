import type { Db } from '../database/database.ts';

/** What all accounts with a recognised payment came to, as the proof of solvency publishes it. */
export interface PublishedResults {
  readonly counted: number;
  readonly losing: number;
  /** A decimal in `mey`. */
  readonly median: string;
  readonly medianBp: number;
}

/** Reads the results of the newest published snapshot; null before one that counts an account. */
export type ReadResults = (db: Db) => Promise<PublishedResults | null>;
