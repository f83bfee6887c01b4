import { defineSlice } from '../../platform/slice.ts';
import { identityJobs } from './jobs.ts';
import { identityHandlers } from './routes.ts';

export const identitySlice = defineSlice({ name: 'identity', handlers: identityHandlers, jobs: identityJobs });
