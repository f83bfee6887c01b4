import type { Reply } from '@greenhall/client/route-input';
import { Chip } from '@greenhall/ui/display/chip';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useHomeAddress } from '../order/use-home-address.ts';
import { GoodsPicture } from './goods-picture.tsx';
import { Rating } from './rating.tsx';
import { ShownText } from './shown-text.tsx';

export type Goods = Reply<'shop.search'>['items'][number];

/** Rating, price, what was sold, whether there is any left, and when it is expected at the default address. */
function Figures({ goods }: { goods: Goods }) {
  const { t, number, day } = useTexts();
  const { full } = useMoney();
  const arrival = useHomeAddress()?.arrival;
  return (
    <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2 pt-1 wrap-anywhere">
      {goods.rating ? (
        <span className="w-full">
          <Rating of={goods.rating} />
        </span>
      ) : null}
      <span className="num font-semibold text-brand-strong wrap-anywhere">{full(goods.priceFrom, 'mey')}</span>
      {goods.isInStock ? null : <span className="text-c text-down">{t('shop.soldOut')}</span>}
      {goods.isInStock && goods.sold > 0 ? (
        <span className="text-c text-ink-3">{t('shop.sold', { count: goods.sold, number: number(goods.sold) })}</span>
      ) : null}
      {goods.isInStock && goods.kind === 'shipped' && arrival ? (
        <span className="w-full text-c text-ink-3">
          {t('shop.expectedBy', { day: day(arrival.until).replaceAll(' ', '\u00a0') })}
        </span>
      ) : null}
    </span>
  );
}

/** Goods in a grid of two columns, or four where there is room. */
export function GoodsCard({ goods, isFirst = false }: { goods: Goods; isFirst?: boolean }) {
  return (
    <li className="min-w-0">
      <AppLink
        to={links.goods({ id: goods.id })}
        className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card"
      >
        <GoodsPicture
          name={goods.picture}
          alt=""
          sizes="(min-width: 1024px) 264px, (min-width: 480px) 216px, 44vw"
          isFirst={isFirst}
        />
        <span className="flex flex-1 flex-col gap-1 p-3">
          <span className="line-clamp-2 min-h-[2.6em] leading-[1.3] wrap-anywhere">
            <ShownText of={goods.name} />
          </span>
          {goods.label ? (
            <span>
              <Chip tone="gold">{goods.label}</Chip>
            </span>
          ) : null}
          <Figures goods={goods} />
        </span>
      </AppLink>
    </li>
  );
}

/** Goods as a row of a list. */
export function GoodsRow({ goods }: { goods: Goods }) {
  return (
    <li>
      <AppLink to={links.goods({ id: goods.id })} className="flex gap-3 rounded-card bg-surface p-2.5 shadow-card">
        <GoodsPicture name={goods.picture} alt="" sizes="88px" className="w-1/3 max-w-22 shrink-0 rounded-control" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="line-clamp-2 leading-[1.3] font-medium hyphens-auto wrap-anywhere">
            <ShownText of={goods.name} />
          </span>
          {goods.label ? (
            <span className="pt-1">
              <Chip tone="gold">{goods.label}</Chip>
            </span>
          ) : null}
          <Figures goods={goods} />
        </span>
      </AppLink>
    </li>
  );
}
