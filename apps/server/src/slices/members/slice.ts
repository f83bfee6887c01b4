import { LAUNCH_LIFE } from '@greenhall/domain/members/launch';
import { defineSlice } from '../../platform/slice.ts';
import { memberRestricted } from './desk/set-restriction.ts';
import { membersHandlers } from './handlers.ts';
import { membersFiles } from './store.ts';

export const membersSlice = defineSlice({
  name: 'members',
  handlers: membersHandlers,
  files: membersFiles,
  proposals: (outside) => [memberRestricted(outside)],
  states: { 'Version of live mode': LAUNCH_LIFE },
});
