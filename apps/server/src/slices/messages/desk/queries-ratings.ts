import { RATING_MONTHS } from '@greenhall/domain/messages/support-ticket';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { RATING_TEXTS, sumRatings } from './store-ratings.ts';

/** How members rated the help in the last months, by topic. */
export async function readRatings(ports: Ports): Promise<Result<Answer<'messages.ratings'>>> {
  const now = ports.clock.now();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 - RATING_MONTHS, 1));
  const found = await sumRatings(ports.db, since);
  const items = found.map(({ closed, helpful, notHelpful, ...row }) => ({
    ...row,
    closed: Number(closed),
    helpful: Number(helpful),
    notHelpful: Number(notHelpful),
  }));
  return accept({ items });
}

/** What members wrote beside their ratings: neither who wrote it nor to whom. */
export const readRatingTexts = (
  ports: Ports,
  { query }: Call<'messages.ratingTexts'>,
): Promise<Result<Answer<'messages.ratingTexts'>>> =>
  RATING_TEXTS.page(ports.db, query, (shown) => shown.map((row) => ({ ...row, id: String(row.id) })));
