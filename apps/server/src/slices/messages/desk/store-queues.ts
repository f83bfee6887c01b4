import { sql } from 'kysely';
import type { QueuesOf } from '../../../platform/facts/queues.ts';

export const messagesQueues: QueuesOf = {
  conversations: () =>
    sql`select waiting_since as since from messages_conversation where state = 'waiting' order by waiting_position`,
};
