import { sql } from 'kysely';
import { type DaysOf, utcDay, within } from '../../../platform/facts/days.ts';

const JOINED = sql`joined_at`;

export const memberDays: DaysOf = {
  newMembers: (span) =>
    sql`select ${utcDay(JOINED)} as day, count(*) as sum from members_member where ${within(span, JOINED)} group by 1`,
};
