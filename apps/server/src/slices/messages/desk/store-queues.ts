import { sql } from 'kysely';
import { NO_DUE, type QueuesOf } from '../../../platform/facts/queues.ts';

export const messagesQueues: QueuesOf = {
  conversations: () =>
    sql`select waiting_since as since, ${NO_DUE} as due from messages_conversation where state = 'waiting' order by waiting_position`,
};
