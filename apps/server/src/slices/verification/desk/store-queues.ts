import { sql } from 'kysely';
import { NO_DUE, type QueuesOf } from '../../../platform/facts/queues.ts';

export const verificationQueues: QueuesOf = {
  verifications: () =>
    sql`select submitted_at as since, ${NO_DUE} as due from verification_case where state in ('submitted', 'inReview') order by position`,
};
