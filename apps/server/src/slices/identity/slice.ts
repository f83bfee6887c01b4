import { defineSlice } from '../../platform/slice.ts';
import { memberFactorLost } from './desk/factor-reset.ts';
import { identityJobs } from './jobs.ts';
import { identityHandlers } from './routes.ts';
import { identityPersonal } from './store-personal.ts';

export const identitySlice = defineSlice({
  name: 'identity',
  handlers: identityHandlers,
  personalData: identityPersonal,
  jobs: identityJobs,
  proposals: (outside) => [memberFactorLost(outside)],
});
