import type { Reply } from '@greenhall/client/route-input';

export type Message = Reply<'messages.list'>['items'][number];
export type State = Reply<'messages.state'>;
export type Reference = NonNullable<Message['reference']>;
