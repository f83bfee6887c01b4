import { EXPORT_LIFE } from '@greenhall/domain/members/export';
import { LAUNCH_LIFE } from '@greenhall/domain/members/launch';
import { MEMBER_LIFE } from '@greenhall/domain/members/status';
import { PLAN_LIFE } from '@greenhall/domain/members/plan';
import { life } from '../../platform/facts/lives.ts';
import { defineSlice } from '../../platform/slice.ts';
import { memberRestricted } from './desk/set-restriction.ts';
import { makeExports } from './export/make-exports.ts';
import { operatorInspected } from './inspection/propose-inspection.ts';
import { memberInvestigated } from './inspection/propose-investigation.ts';
import { membersHandlers } from './handlers.ts';
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
    { name: 'make-exports', everyMs: 5_000, whileClosed: 'goesOn', runsIn: 'one', run: () => makeExports(ports) },
  ],
  proposals: (outside) => [memberRestricted(outside), operatorInspected(outside), memberInvestigated(outside)],
  // Which indexes the list needs does not depend on the moment.
  lists: [restrictionsAt(new Date(0))],
  states: {
    Member: life('members_member.status', MEMBER_LIFE, ['deleted', 'expired']),
    'Version of live mode': life('members_launch.state', LAUNCH_LIFE),
    'Version of the plan': life('members_plan.state', PLAN_LIFE),
    'Copy of the own data': life('members_export.state', EXPORT_LIFE),
  },
});
