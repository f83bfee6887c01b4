import type { Reply } from '@greenhall/client/route-input';

/** A parameter as the console reads it. */
export type Parameter = Reply<'admin.parameters'>['items'][number];
export type ParameterVersion = Parameter['now'];
