import { EXPORT_LIFE } from '@greenhall/domain/members/export';
import { LAUNCH_LIFE } from '@greenhall/domain/members/launch';
import { defineSlice } from '../../platform/slice.ts';
import { memberRestricted } from './desk/set-restriction.ts';
import { makeExports } from './export/make-exports.ts';
import { membersHandlers } from './handlers.ts';
import { membersFiles } from './store.ts';
import { membersPersonal } from './store-personal.ts';

export const membersSlice = defineSlice({
  name: 'members',
  handlers: membersHandlers,
  personalData: membersPersonal,
  files: membersFiles,
  jobs: (ports) => [{ name: 'make-exports', everyMs: 5_000, run: () => makeExports(ports) }],
  proposals: (outside) => [memberRestricted(outside)],
  states: { 'Version of live mode': LAUNCH_LIFE, 'Copy of the own data': EXPORT_LIFE },
});
