import { identityLive } from '@greenhall/contract/identity/live';
import { defineSlice } from '../../platform/slice.ts';
import { identityJobs } from './jobs.ts';
import { identityHandlers } from './routes.ts';

export const identitySlice = defineSlice({
  name: 'identity',
  live: identityLive,
  handlers: identityHandlers,
  jobs: identityJobs,
});
