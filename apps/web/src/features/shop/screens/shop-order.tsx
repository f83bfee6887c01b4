import type { RequestInput } from '@greenhall/client/route-input';
import { buttonClass } from '@greenhall/ui/page/button';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Tabs } from '@greenhall/ui/page/tabs';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { openScreen } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { OrderCard } from '../order/order-card.tsx';
import { ShopBar } from '../parts/shop-bar.tsx';

type State = NonNullable<NonNullable<RequestInput<'shop.orders'>['query']>['state']>;
const VIEWS = ['all', 'toPay', 'toShip', 'toReceive', 'completed', 'afterSale'] as const;
type View = (typeof VIEWS)[number];
const COUNTED: readonly View[] = ['toPay', 'toShip', 'toReceive', 'afterSale'];

function Orders({ state }: { state: State | undefined }) {
  const { t, language } = useTexts();
  const query = { language, ...(state ? { state } : {}) };
  const pages = usePages('shop.orders', query);
  return (
    <ReadView query={pages}>
      {(data) => {
        const items = data.pages.flatMap((page) => page.items);
        if (items.length === 0)
          return (
            <EmptyState
              icon="list"
              title={t('orders.empty')}
              action={
                <AppLink to={links.shop()} className={buttonClass('filled')}>
                  {t('shop.toShop')}
                </AppLink>
              }
            />
          );
        return (
          <>
            <ul aria-label={t('orders.title')} className="m-0 flex list-none flex-col gap-3 p-0">
              {items.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </ul>
            <MoreButton pages={pages} />
          </>
        );
      }}
    </ReadView>
  );
}

export default function ShopOrder() {
  const { t } = useTexts();
  const chosen = useSearchText('view');
  const view = VIEWS.find((one) => one === chosen) ?? 'all';
  const counts = useRead('shop.orderCounts', {}).data;
  const countOf = (one: View): number => (COUNTED.includes(one) ? (counts?.[one as keyof typeof counts] ?? 0) : 0);
  const label = (one: View): string => {
    const name = one === 'all' ? t('common.all') : t(`orders.state.${one}`);
    return countOf(one) > 0 ? `${name} ${countOf(one)}` : name;
  };
  return (
    <>
      <Page>
        <Tabs
          label={t('orders.title')}
          options={VIEWS.map((value) => ({ value, label: label(value) }))}
          value={view}
          onChange={(next) => openScreen(links.orders(next === 'all' ? {} : { view: next }), true)}
        />
        <Orders key={view} state={view === 'all' ? undefined : view} />
      </Page>
      <ShopBar active={links.orders()} />
    </>
  );
}
