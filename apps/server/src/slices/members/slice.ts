import { EXPORT_TRANSITIONS } from '@greenhall/domain/members/export';
import { MEMBER_TRANSITIONS } from '@greenhall/domain/members/status';
import { stateMachine } from '../../platform/facts/state-machines.ts';
import { defineSlice } from '../../platform/slice.ts';
import { launchRecorded } from './desk/launch-kind.ts';
import { memberRestricted } from './desk/set-restriction.ts';
import { makeExports } from './export/make-exports.ts';
import { operatorInspected } from './inspection/propose-inspection.ts';
import { memberInvestigated } from './inspection/propose-investigation.ts';
import { membersHandlers } from './handlers.ts';
import { isExportDue } from './export/store.ts';
import { membersFiles } from './store.ts';
import { restrictionsAt } from './store-restrictions.ts';
import { membersPersonal } from './store-personal.ts';
import { memberCases } from './desk/cases.ts';

export const membersSlice = defineSlice({
  name: 'members',
  handlers: membersHandlers,
  cases: memberCases,
  personalData: membersPersonal,
  files: membersFiles,
  jobs: (ports) => [
    {
      name: 'make-exports',
      everyMs: 5_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      due: isExportDue,
      run: () => makeExports(ports),
    },
  ],
  proposals: (outside) => [
    memberRestricted(outside),
    operatorInspected(outside),
    memberInvestigated(outside),
    launchRecorded(outside),
  ],
  // Which indexes the list needs does not depend on the moment.
  lists: [restrictionsAt(new Date(0))],
  states: {
    Member: stateMachine('members_member.status', MEMBER_TRANSITIONS, ['deleted', 'expired']),
    'Copy of the own data': stateMachine('members_export.state', EXPORT_TRANSITIONS),
  },
});
