import { EXPORT_LIFE } from '@greenhall/domain/admin/exports';
import { AUDIT } from '../../platform/audit/audit.ts';
import { proposalLife } from '../../platform/approvals/life.ts';
import { life } from '../../platform/facts/lives.ts';
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
import { adminQueues } from './queue/store.ts';
import { adminDecisions } from './inbox/store.ts';
import { adminWorks } from './report/works.ts';

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
  queues: adminQueues,
  decisions: adminDecisions,
  works: adminWorks,
  states: { Proposal: proposalLife, 'Exported list': life('admin_export.state', EXPORT_LIFE) },
  lists: [AUDIT],
});
