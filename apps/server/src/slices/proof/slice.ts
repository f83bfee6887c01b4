import { defineSlice } from '../../platform/slice.ts';
import { proofJobs } from './jobs.ts';
import { proofChecks } from './checks.ts';
import { proofHandlers } from './routes.ts';

export const proofSlice = defineSlice({
  name: 'proof',
  handlers: proofHandlers,
  jobs: proofJobs,
  checks: proofChecks,
});
