import type { HelpRating, MatterTopic } from '@greenhall/domain/messages/matter';
import { sql } from 'kysely';
import { BEYOND_LAST } from '../../../platform/cursor.ts';
import { type Db, rows } from '../../../platform/database/database.ts';

/** How the help in the matters of a topic was rated that ended in a month. */
interface RatingsRow {
  readonly month: string;
  readonly topic: MatterTopic;
  readonly closed: bigint;
  readonly helpful: bigint;
  readonly notHelpful: bigint;
}

const MONTH = sql`to_char(closed_at at time zone 'UTC', 'YYYY-MM')`;

/** Sums of ratings by month, the newest first, and topic. */
export function sumRatings(db: Db, since: Date): Promise<RatingsRow[]> {
  return rows(
    db,
    sql<RatingsRow>`
      select ${MONTH} as month, topic, count(*) as closed, count(*) filter (where rating = 'helpful') as helpful,
             count(*) filter (where rating = 'notHelpful') as "notHelpful"
        from messages_matter where closed_at >= ${since} group by 1, 2 order by 1 desc, 2`,
  );
}

/** What was written beside a rating. */
interface RatingTextRow {
  readonly id: bigint;
  readonly month: string;
  readonly topic: MatterTopic;
  readonly rating: HelpRating;
  readonly text: string;
}

/** A page of what was written beside ratings, newest first. */
export function listRatingTexts(db: Db, below: bigint | undefined, limit: number): Promise<RatingTextRow[]> {
  return rows(
    db,
    sql<RatingTextRow>`
      select id, ${MONTH} as month, topic, rating, rating_text as text from messages_matter
       where rating_text <> '' and id < ${below ?? BEYOND_LAST} order by id desc limit ${limit}`,
  );
}
