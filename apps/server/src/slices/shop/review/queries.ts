import type { Result } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { namesOf } from '../../wallet/index.ts';
import { presentReview } from './present.ts';
import { reviewsOf } from './store.ts';

/** Reviews of goods, with the masked names of their writers. */
export function readReviews(ports: Ports, call: Call<'shop.reviews'>): Promise<Result<Answer<'shop.reviews'>>> {
  const goodsId = BigInt(call.params.id);
  return paged(
    call.query,
    (before, limit) => reviewsOf(ports.db, goodsId, before, limit),
    (row) => row.id,
    async (shown) => {
      const names = await namesOf(
        ports.db,
        shown.map(({ memberNo }) => memberNo),
      );
      return shown.map((row) => presentReview(row, names));
    },
  );
}
