import type { Slice } from '../../platform/slice.ts';
import { ledgerJobs } from './jobs.ts';
import { ledgerChecks } from './checks.ts';
import { ledgerPersonal } from './store-personal.ts';

export const ledgerSlice: Slice = {
  name: 'ledger',
  jobs: ledgerJobs,
  checks: ledgerChecks,
  personalData: ledgerPersonal,
};
