import type { Reply } from '@greenhall/client/route-input';

export type Entry = Reply<'content.addEntry'>;
export type Text = Reply<'content.entry'>['texts'][number];
