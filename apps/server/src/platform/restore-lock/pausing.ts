import type { Db } from '../database/database.ts';
import type { Job } from '../jobs.ts';
import { isClosed } from './store.ts';

/** The jobs, of which those that have to wait do nothing while the installation is closed. Rule: admin#after-a-restore. */
export const pausing = (db: Db, jobs: readonly Job[]): Job[] =>
  jobs.map((job) =>
    job.whileClosed === 'goesOn' ? job : { ...job, run: async () => ((await isClosed(db)) ? undefined : job.run()) },
  );
