import type { Result } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import type { Ports } from '../../../../platform/ports.ts';
import { namesOf } from '../../../wallet/index.ts';
import { presentReview } from '../../review/present.ts';
import { REVIEWS } from '../../review/store.ts';
import { goodsNames } from './store.ts';

/** All reviews, hidden ones with their reasons. */
export function readDeskReviews(
  ports: Ports,
  { query }: Call<'shop.deskReviews'>,
): Promise<Result<Answer<'shop.deskReviews'>>> {
  return REVIEWS.page(ports.db, query, async (shown) => {
    const names = await namesOf(
      ports.db,
      shown.map(({ memberNo }) => memberNo),
    );
    const goods = await goodsNames(
      ports.db,
      shown.map(({ goodsId }) => goodsId),
    );
    return shown.map((row) => ({
      ...presentReview(row, names),
      goods: String(row.goodsId),
      goodsName: goods.get(row.goodsId) ?? '',
      hiddenFor: row.hiddenFor,
    }));
  });
}
