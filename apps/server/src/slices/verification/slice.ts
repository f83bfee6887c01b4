import { VERIFICATION_LIFE } from '@greenhall/domain/verification/case';
import { life } from '../../platform/facts/lives.ts';
import { defineSlice } from '../../platform/slice.ts';
import { verificationChecks } from './checks.ts';
import { verificationRevoked } from './desk/revoke-case.ts';
import { verificationJobs } from './jobs.ts';
import { verificationHandlers } from './routes.ts';
import { verificationQueues } from './desk/store-queues.ts';
import { verificationPersonal } from './store-personal.ts';
import { verificationFinders } from './desk/store-finders.ts';
import { verificationDecisions } from './desk/store-decisions.ts';
import { verificationLines } from './desk/lines.ts';
import { verificationWorks } from './desk/store-works.ts';

export const verificationSlice = defineSlice({
  name: 'verification',
  handlers: verificationHandlers,
  personalData: verificationPersonal,
  jobs: verificationJobs,
  checks: verificationChecks,
  proposals: (outside) => [verificationRevoked(outside)],
  queues: verificationQueues,
  lines: verificationLines,
  works: verificationWorks,
  decisions: verificationDecisions,
  finders: verificationFinders,
  states: {
    Verification: life('verification_case.state', VERIFICATION_LIFE),
  },
});
