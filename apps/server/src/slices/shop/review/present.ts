import { maskUsername } from '@greenhall/domain/identity/masking';
import type { Answer } from '../../../platform/http/call.ts';
import type { ReviewRow } from './store.ts';

export const presentReview = (
  row: ReviewRow,
  names: ReadonlyMap<bigint, string>,
): Answer<'shop.reviews'>['items'][number] => ({
  id: String(row.id),
  stars: row.stars,
  text: row.body,
  pictures: [...row.pictures],
  by: maskUsername(names.get(row.memberNo) ?? ''),
  at: row.madeAt.toISOString(),
});
