import { ENTRY_TRANSITIONS } from '@greenhall/domain/content/entry';
import { stateMachine } from '../../platform/facts/state-machines.ts';
import { defineSlice } from '../../platform/slice.ts';
import { contentChecks } from './checks.ts';
import { agreementPublished } from './desk/agreement-kind.ts';
import { noticePublished } from './desk/notice-kind.ts';
import { LISTED } from './desk/store-entries.ts';
import { contentHandlers } from './handlers.ts';
import { contentJobs } from './jobs.ts';
import { contentFiles } from './store.ts';
import { contentPersonal } from './store-personal.ts';

export const contentSlice = defineSlice({
  name: 'content',
  handlers: contentHandlers,
  personalData: contentPersonal,
  checks: contentChecks,
  files: contentFiles,
  lists: [LISTED],
  jobs: contentJobs,
  proposals: () => [agreementPublished, noticePublished],
  states: {
    'Entry of an operator': stateMachine('content_entry.state', ENTRY_TRANSITIONS),
  },
});
