import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useEffect } from 'react';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { type Pages, usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { GoodsCard, GoodsRow } from './goods-card.tsx';

const GRID = 'm-0 grid list-none grid-cols-2 gap-3 p-0 wide:grid-cols-4';
const LIST = 'm-0 flex list-none flex-col gap-2.5 p-0 wide:grid wide:grid-cols-2';

function Loading({ isGrid }: { isGrid: boolean }) {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('state.loading')} className={isGrid ? GRID : LIST}>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className={isGrid ? 'h-64 w-full' : 'h-27 w-full'} />
      ))}
    </div>
  );
}

/** A search that has found nothing yet, but has not looked everywhere, goes on by itself. Rule: shop#search. */
function LookingOn({ pages, isGrid }: { pages: Pages<'shop.search'>; isGrid: boolean }) {
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return isFetchNextPageError ? <MoreButton pages={pages} /> : <Loading isGrid={isGrid} />;
}

/** Goods by a search, in the language of the interface. */
export function useGoods(query: object): Pages<'shop.search'> {
  const { language } = useTexts();
  return usePages('shop.search', { ...query, language });
}

interface GoodsPagesProps {
  pages: Pages<'shop.search'>;
  label: string;
  look: 'grid' | 'list';
  empty: { title: string; note?: string };
}

/** Goods that are loaded a page at each press. */
export function GoodsPages({ pages, label, look, empty }: GoodsPagesProps) {
  const isGrid = look === 'grid';
  return (
    <ReadView query={pages} skeleton={<Loading isGrid={isGrid} />}>
      {(data) => {
        const items = data.pages.flatMap((page) => page.items);
        if (items.length === 0)
          return pages.hasNextPage ? (
            <LookingOn pages={pages} isGrid={isGrid} />
          ) : (
            <EmptyState icon="cart" {...empty} />
          );
        return (
          <>
            <ul aria-label={label} className={isGrid ? GRID : LIST}>
              {items.map((goods, place) =>
                isGrid ? (
                  <GoodsCard key={goods.id} goods={goods} isFirst={place < 4} />
                ) : (
                  <GoodsRow key={goods.id} goods={goods} />
                ),
              )}
            </ul>
            <MoreButton pages={pages} />
          </>
        );
      }}
    </ReadView>
  );
}
