import type { Language } from '@greenhall/locales/languages';
import type { Answer } from '../../../platform/http/call.ts';
import { presentText } from '../goods/present.ts';
import type { NamedCoupon } from './store.ts';

type Covers = Answer<'shop.coupons'>['items'][number]['covers'];

/** The goods or the class that a coupon covers; null for all goods. */
export function coversOf({ goodsId, classId, names }: NamedCoupon, language: Language): Covers {
  const name = presentText(names, language);
  if (goodsId !== null) return { kind: 'goods', id: String(goodsId), name };
  return classId === null ? null : { kind: 'class', id: String(classId), name };
}
