import type { Slice } from '../../platform/slice.ts';
import { ledgerJobs } from './jobs.ts';
import { ledgerMeasures } from './measures.ts';
import { ledgerChecks } from './checks.ts';
import { CORRECTIONS } from './queries-corrections.ts';
import { ledgerPersonal } from './store-personal.ts';

export const ledgerSlice: Slice = {
  name: 'ledger',
  jobs: ledgerJobs,
  checks: ledgerChecks,
  lists: [CORRECTIONS],
  measures: ledgerMeasures,
  personalData: ledgerPersonal,
};
