import type { Reply } from '@greenhall/client/route-input';
import { useTexts } from '../../../shared/text/texts.ts';
import { useGoods } from './goods-pages.tsx';
import { GoodsStrip } from './goods-strip.tsx';

const MOST = 6;

/** The goods of the same class that were sold most. */
export function Alike({ of }: { of: Reply<'shop.goods'> }) {
  const { t } = useTexts();
  const found = useGoods({ classId: of.class2.id, sort: 'sales', limit: MOST + 1 });
  const others = (found.data?.pages[0]?.items ?? []).filter(({ id }) => id !== of.id);
  return <GoodsStrip title={t('shop.alike')} items={others.slice(0, MOST)} />;
}
