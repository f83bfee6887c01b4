import { Skeleton, SkeletonList } from '@greenhall/ui/page/skeleton';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Banners } from '../../../shared/page/banners.tsx';
import { links } from '../../../shared/page/links.ts';
import { Page } from '../../../shared/page/page.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { GoodsPages, useGoods } from '../parts/goods-pages.tsx';
import { GoodsStrip } from '../parts/goods-strip.tsx';
import { ShopBar } from '../parts/shop-bar.tsx';
import { ShopHead } from '../parts/shop-head.tsx';
import { ShownText } from '../parts/shown-text.tsx';

const NEWEST = 6;

/** The classes of the first level, as ways to their goods. */
function Classes() {
  const { t, language } = useTexts();
  const classes = useRead('shop.classes', { query: { language } });
  if (classes.error && !classes.data) return null;
  return (
    <nav aria-label={t('shop.sortTitle')} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="m-0 flex list-none gap-2 p-0">
        {classes.data
          ? classes.data.items.map(({ id, name }) => (
              <li key={id}>
                <AppLink
                  to={links.classes({ of: id })}
                  className="flex min-h-11 items-center rounded-full bg-surface px-4 font-medium whitespace-nowrap text-ink shadow-line"
                >
                  <ShownText of={name} />
                </AppLink>
              </li>
            ))
          : [0, 1, 2].map((place) => (
              <li key={place}>
                <Skeleton className="h-11 w-24 rounded-full" />
              </li>
            ))}
      </ul>
    </nav>
  );
}

const NEWEST_FIRST = { sort: 'newest', limit: NEWEST };

/** Whether what decides how much room stands above the goods is still to come. */
function useIsComing(): boolean {
  const { language } = useTexts();
  const banners = useRead('content.banners', { query: { place: 'shop', language } });
  const classes = useRead('shop.classes', { query: { language } });
  const newest = useGoods(NEWEST_FIRST);
  const enabled = useStore((state) => state.LoginState);
  const addresses = useRead('shop.addresses', {}, { enabled });
  return [banners, classes, newest].some(({ isPending }) => isPending) || addresses.isLoading;
}

function Newest() {
  const { t } = useTexts();
  const newest = useGoods(NEWEST_FIRST);
  return <GoodsStrip title={t('shop.newest')} items={newest.data?.pages[0]?.items ?? []} isFirst />;
}

export default function ShopIndex() {
  const { t } = useTexts();
  const popular = useGoods({ sort: 'sales' });
  const isComing = useIsComing();
  return (
    <>
      <Page bar={<ShopHead name={t('shop.title')} />}>
        {isComing ? (
          <SkeletonList rows={8} label={t('state.loading')} />
        ) : (
          <>
            <Banners place="shop" label={t('shop.banners')} />
            <Classes />
            <Newest />
            <h2>{t('shop.popular')}</h2>
            <GoodsPages pages={popular} label={t('shop.popular')} look="grid" empty={{ title: t('shop.empty') }} />
          </>
        )}
      </Page>
      <ShopBar active={links.shop()} />
    </>
  );
}
