import { sql } from 'kysely';
import type { QueuesOf } from '../../../platform/facts/queues.ts';

export const otcQueues: QueuesOf = {
  appeals: () => sql`select made_at as since from otc_appeal where state = 'inReview' order by id`,
};
