import type { HelpRating } from '@greenhall/domain/messages/support-ticket';
import { sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import { listOf } from '../../../platform/lists/list-of.ts';

/** How the help in the tickets of a topic was rated that ended in a month. */
type RatingsRow = RowOf<typeof RATINGS>;

const MONTH = sql`to_char(closed_at at time zone 'UTC', 'YYYY-MM')`;

const RATINGS = columns('messages_matter', ['topic']).and({
  month: sql<string>`${MONTH}`,
  closed: sql<bigint>`count(*)`,
  helpful: sql<bigint>`count(*) filter (where rating = 'helpful')`,
  notHelpful: sql<bigint>`count(*) filter (where rating = 'notHelpful')`,
});

/** Sums of ratings by month, the newest first, and topic. */
export function sumRatings(db: Db, since: Date): Promise<RatingsRow[]> {
  return rows(
    db,
    select(RATINGS)`
      from messages_matter where closed_at >= ${since} group by topic, month order by month desc, topic`,
  );
}

const RATING_TEXT = columns('messages_matter as ticket', ['id', 'topic', 'rating', 'ratingText as text'])
  .narrow<{ rating: HelpRating }>()
  .and({ month: sql<string>`${MONTH}` });

/** What was written beside ratings. */
export const RATING_TEXTS = listOf('messages.ratingTexts', 'messages_matter', {
  key: 'id',
  filters: { topic: 'topic', rating: 'rating' },
  orders: { made: 'id' },
  read: (part) => select(RATING_TEXT)`from (select * from messages_matter where rating_text <> '') ticket ${part}`,
});
