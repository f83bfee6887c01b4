import type { RequestInput, Reply } from '@greenhall/client/route-input';

/** What the member has chosen to be mailed and announced. */
export type Chosen = Reply<'notifications.choices'>;
/** Chooses some of it; the rest stays as it is. */
export type Choose = (body: NonNullable<RequestInput<'notifications.choose'>['body']>) => void;
