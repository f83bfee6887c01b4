import type { Slice } from '../../platform/slice.ts';
import { ledgerJobs } from './jobs.ts';
import { ledgerMeasures } from './measures.ts';
import { ledgerChecks } from './checks.ts';
import { ledgerPersonal } from './store-personal.ts';

export const ledgerSlice: Slice = {
  name: 'ledger',
  jobs: ledgerJobs,
  checks: ledgerChecks,
  measures: ledgerMeasures,
  personalData: ledgerPersonal,
};
