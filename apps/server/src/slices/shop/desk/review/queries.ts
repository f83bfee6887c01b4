import type { Result } from '@greenhall/domain/shared/result';
import { paged } from '../../../../platform/cursor.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import type { Ports } from '../../../../platform/ports.ts';
import { namesOf } from '../../../wallet/index.ts';
import { presentReview } from '../../review/present.ts';
import { allReviews } from '../../review/store.ts';
import { goodsNames } from './store.ts';

/** All reviews, hidden ones with their reasons. */
export function readDeskReviews(
  ports: Ports,
  call: Call<'shop.deskReviews'>,
): Promise<Result<Answer<'shop.deskReviews'>>> {
  return paged(
    call.query,
    (before, limit) => allReviews(ports.db, before, limit),
    (row) => row.id,
    async (shown) => {
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
    },
  );
}
