import { LINK_TRANSITIONS } from '@greenhall/domain/network/link';
import { stateMachine } from '../../platform/facts/state-machines.ts';
import { defineSlice } from '../../platform/slice.ts';
import { networkJobs } from './jobs.ts';
import { networkChecks } from './checks.ts';
import { networkHandlers } from './routes.ts';
import { networkPersonal } from './store-personal.ts';

export const networkSlice = defineSlice({
  name: 'network',
  handlers: networkHandlers,
  personalData: networkPersonal,
  jobs: networkJobs,
  checks: networkChecks,
  states: {
    'Linked account': stateMachine('network_link.state', LINK_TRANSITIONS),
  },
});
