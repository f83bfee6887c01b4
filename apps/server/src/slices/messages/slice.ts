import { CONVERSATION_LIFE } from '@greenhall/domain/messages/conversation';
import { life } from '../../platform/facts/lives.ts';
import { defineSlice } from '../../platform/slice.ts';
import { messagesChecks } from './checks.ts';
import { messagesHandlers } from './routes.ts';
import { messagesQueues } from './desk/store-queues.ts';
import { messagesFiles } from './store.ts';
import { messagesPersonal } from './store-personal.ts';
import { messagesFinders } from './desk/store-finders.ts';
import { messagesWorks } from './desk/store-works.ts';

export const messagesSlice = defineSlice({
  name: 'messages',
  handlers: messagesHandlers,
  personalData: messagesPersonal,
  checks: messagesChecks,
  files: messagesFiles,
  queues: messagesQueues,
  finders: messagesFinders,
  works: messagesWorks,
  states: {
    Conversation: life('messages_conversation.state', CONVERSATION_LIFE),
  },
});
