import { channel, defineLive, named } from '../shared/live.ts';

/** One member's conversation, for operators who read it. */
type ConversationChannel = `conversation:${string}`;

/** Live events of messages: on the member's own channel, to the operators' inbox, and to who reads one conversation. */
export const messagesLive = defineLive({
  channels: [],
  deskChannels: [
    { ...named('desk'), act: 'messages.conversations', tells: 'inbox' },
    {
      pattern: channel<ConversationChannel>(/^conversation:[1-9]\d{0,15}$/),
      act: 'messages.conversations',
      tells: 'conversation',
    },
  ],
  events: { message: ['messages.state'] },
  deskEvents: {
    inbox: ['messages.inbox', 'admin.queues'],
    conversation: ['messages.conversation', 'messages.notes'],
  },
  own: ['message'],
});
