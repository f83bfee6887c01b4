import { VERIFICATION_TRANSITIONS } from '@greenhall/domain/verification/case';
import { stateMachine } from '../../platform/facts/state-machines.ts';
import { defineSlice } from '../../platform/slice.ts';
import { verificationChecks } from './checks.ts';
import { verificationRevoked } from './desk/revoke-case.ts';
import { verificationJobs } from './jobs.ts';
import { verificationHandlers } from './routes.ts';
import { verificationPersonal } from './store-personal.ts';
import { verificationCases } from './desk/cases.ts';

export const verificationSlice = defineSlice({
  name: 'verification',
  handlers: verificationHandlers,
  personalData: verificationPersonal,
  jobs: verificationJobs,
  checks: verificationChecks,
  proposals: (outside) => [verificationRevoked(outside)],
  cases: verificationCases,
  states: {
    Verification: stateMachine('verification_case.state', VERIFICATION_TRANSITIONS),
  },
});
