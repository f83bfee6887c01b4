import type { Reply } from '@greenhall/client/route-input';

export type Conversation = Reply<'messages.conversation'>;
export type Message = Reply<'messages.deskMessages'>['items'][number];
export type Canned = Reply<'messages.cannedAnswers'>['items'][number];
