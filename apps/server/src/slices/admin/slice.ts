import { EXPORT_TRANSITIONS } from '@greenhall/domain/admin/exports';
import { AUDIT } from '../../platform/audit/audit.ts';
import { proposalStates } from '../../platform/approvals/state-machine.ts';
import { stateMachine } from '../../platform/facts/state-machines.ts';
import { defineSlice } from '../../platform/slice.ts';
import { alarmTarget, alarmTargetClosed } from './alarm/target-kinds.ts';
import { factorLost } from './account/lost-factor.ts';
import { adminJobs } from './jobs.ts';
import { adminMeasures } from './operation/measures.ts';
import { adminWatches } from './operation/watches.ts';
import { openAfterRestore } from './closure/open-kind.ts';
import { operatorKinds } from './operator-kinds.ts';
import { parameterChanged } from './parameter/parameter-kind.ts';
import { switchOn } from './set-switch.ts';
import { adminHandlers } from './routes.ts';
import { adminCases } from './queue/cases.ts';

export const adminSlice = defineSlice({
  name: 'admin',
  handlers: (ports) => adminHandlers(ports, ports.checks),
  proposals: (outside) => [
    switchOn,
    ...operatorKinds(outside),
    factorLost(outside),
    alarmTarget,
    alarmTargetClosed,
    parameterChanged(outside),
    openAfterRestore,
  ],
  jobs: adminJobs,
  watches: adminWatches,
  measures: adminMeasures,
  cases: adminCases,
  states: { Proposal: proposalStates, 'Exported list': stateMachine('admin_export.state', EXPORT_TRANSITIONS) },
  lists: [AUDIT],
});
