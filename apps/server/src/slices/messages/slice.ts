import { CONVERSATION_TRANSITIONS } from '@greenhall/domain/messages/conversation';
import { stateMachine } from '../../platform/facts/state-machines.ts';
import { defineSlice } from '../../platform/slice.ts';
import { messagesChecks } from './checks.ts';
import { messagesHandlers } from './routes.ts';
import { RATING_TEXTS } from './desk/store-ratings.ts';
import { messagesFiles } from './store.ts';
import { messagesPersonal } from './store-personal.ts';
import { messageCases } from './desk/cases.ts';

export const messagesSlice = defineSlice({
  name: 'messages',
  handlers: messagesHandlers,
  personalData: messagesPersonal,
  checks: messagesChecks,
  files: messagesFiles,
  lists: [RATING_TEXTS],
  cases: messageCases,
  states: {
    Conversation: stateMachine('messages_conversation.state', CONVERSATION_TRANSITIONS),
  },
});
