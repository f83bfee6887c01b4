import type { WorksOf } from '../../../platform/facts/works.ts';

/** How long a member had waited is forgotten with the answer. */
export const messagesWorks: WorksOf = { replies: { acts: ['messages.answer'] } };
