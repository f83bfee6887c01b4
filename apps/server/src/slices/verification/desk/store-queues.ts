import { sql } from 'kysely';
import type { QueuesOf } from '../../../platform/facts/queues.ts';

export const verificationQueues: QueuesOf = {
  verifications: () =>
    sql`select submitted_at as since from verification_case where state in ('submitted', 'inReview') order by position`,
};
