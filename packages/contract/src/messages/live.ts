import { channel, defineLive } from '../shared/live.ts';

/** What operators with the right to conversations may join: what changes at the desk, and one member's conversation. */
type MessagesDeskChannel = 'desk' | `conversation:${string}`;

/** Live events of messages: on the member's own channel, and on those of operators. */
export const messagesLive = defineLive({
  channels: [],
  deskChannels: [
    { pattern: channel<MessagesDeskChannel>(/^(?:desk|conversation:[1-9]\d{0,15})$/), act: 'messages.conversations' },
  ],
  events: {
    message: ['messages.state'],
    conversation: ['messages.inbox', 'messages.conversation', 'messages.notes'],
  },
  own: ['message'],
});
