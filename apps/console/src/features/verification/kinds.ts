import type { Reply } from '@greenhall/client/route-input';

export type Case = Reply<'verification.desk'>['items'][number];
export type Details = Reply<'verification.case'>;
export type Duplicate = Reply<'verification.fields'>['duplicates'][number];
