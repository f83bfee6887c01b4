import { sql } from 'kysely';
import { oneRow } from '../database/database.ts';
import type { Measure } from '../facts/measures.ts';
import { MARKER } from '../files/own-store.ts';
import type { FileStore } from '../files/store.ts';
import type { Job } from '../jobs.ts';
import { FilesAwayError } from '../outages.ts';
import type { Ports } from '../ports.ts';
import type { Replica } from '../replica/replica.ts';
import { unheldLeases } from '../processes/store.ts';
import { skewOf } from './clock-skew.ts';

const clockSkew: Measure = {
  name: 'greenhall_clock_skew_seconds',
  help: 'how far the clock of this machine is from that of the database',
  read: async ({ db }) => {
    const before = Date.now();
    const { at } = await oneRow(db, sql<{ at: Date }>`select clock_timestamp() as at`);
    return [{ value: skewOf(before, at, Date.now()) / 1_000 }];
  },
};

/** Whether the store of files answers; a folder does as long as its disk does. */
const storeAnswers = (store: FileStore): Measure => ({
  name: 'greenhall_store_answers',
  help: 'whether the store of files answers: 1, or 0 while it is away',
  read: async () => {
    try {
      await store.timeOf(MARKER);
      return [{ value: 1 }];
    } catch (error) {
      if (error instanceof FilesAwayError) return [{ value: 0 }];
      throw error;
    }
  },
});

/** Jobs of which one process does each, while none does. */
const leasesUnheld = (names: readonly string[]): Measure => ({
  name: 'greenhall_leases_unheld',
  help: 'jobs for which one process is enough and that none holds',
  read: async ({ db }) => [{ value: names.length > 0 ? await unheldLeases(db, names) : 0 }],
});

/** Only where the settings name a copy of the database. */
const replicaBehind = (replica: Replica): Measure => ({
  name: 'greenhall_replica_behind_seconds',
  help: 'how far the copy for reads that may lag is behind, or -1 while it is left out',
  read: async () => {
    const behindMs = replica.behindMs();
    return [{ value: behindMs === undefined ? -1 : behindMs / 1_000 }];
  },
});

/** What is told of this process among others, its clock and its store. */
export function placeMeasures(
  { engine, store }: Pick<Ports, 'engine' | 'store'>,
  jobs: readonly Job[],
  replica: Replica | undefined,
): Measure[] {
  const shared = engine === 'embedded' ? [] : jobs.filter(({ runsIn }) => runsIn === 'one');
  const ofAll = [clockSkew, storeAnswers(store), leasesUnheld(shared.map(({ name }) => name))];
  return replica ? [...ofAll, replicaBehind(replica)] : ofAll;
}
