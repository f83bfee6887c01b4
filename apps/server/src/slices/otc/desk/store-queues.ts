import { ESCALATE_AFTER } from '@greenhall/domain/otc/trade/appeal';
import { sql } from 'kysely';
import type { QueuesOf } from '../../../platform/facts/queues.ts';

/** An appeal is due when it would be escalated: some hours after its last step. */
export const otcQueues: QueuesOf = {
  appeals: () =>
    sql`
      select made_at as since, coalesce(proposed_at, made_at) + ${ESCALATE_AFTER}::int * interval '1 millisecond' as due
        from otc_appeal where state = 'inReview' order by id`,
};
