import { type Measure, secondsSince } from '../../platform/facts/measures.ts';
import { oldestUnsealed } from './store-journal.ts';

/** What is told of the journal by `/metrics`. Rule: shared#metrics. */
export const ledgerMeasures: readonly Measure[] = [
  {
    name: 'greenhall_unsealed_age_seconds',
    help: 'the age of the oldest posting that is not sealed; 0 if all are',
    read: async ({ db, clock }) => [{ value: secondsSince(await oldestUnsealed(db), clock.now()) }],
  },
];
