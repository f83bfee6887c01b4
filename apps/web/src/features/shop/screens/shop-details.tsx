import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Icon } from '@greenhall/ui/display/icon';
import { NumberStepper } from '@greenhall/ui/form/number-stepper';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { buttonClass } from '@greenhall/ui/page/button';
import { isRefusedBy } from '@greenhall/client/refused';
import { useState } from 'react';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { hrefOf } from '../../../shared/page/history.ts';
import { ChooseOne } from '../../../shared/page/choose-one.tsx';
import { links } from '../../../shared/page/links.ts';
import { WrittenFolds } from '../../../shared/written/written-folds.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { useShare } from '../../../shared/page/share-button.tsx';
import { RichContent } from '../../../shared/written/rich-content.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { addToCart, OPEN_CART } from '../cart/add-to-cart.ts';
import { addedGoods } from '../cart/cart-lines.ts';
import { BuyNow } from '../checkout/buy-now.tsx';
import { Alike } from '../parts/alike.tsx';
import { DeliveryFacts } from '../parts/delivery-facts.tsx';
import { Gallery } from '../parts/gallery.tsx';
import { Rating } from '../parts/rating.tsx';
import { Reviews } from '../parts/reviews.tsx';
import { OptionGroup } from '../parts/option-group.tsx';
import { CartCount } from '../parts/shop-bar.tsx';
import { ShownText } from '../parts/shown-text.tsx';
import { WishButton } from '../parts/wish-button.tsx';
import { canBeHad, firstChoice, type GoodsDetail, groupsOf, type Sku, skuOf } from '../parts/sku-choice.ts';

/** Name, price and what is left of the chosen sku. */
function Heading({ goods, sku }: { goods: GoodsDetail; sku: Sku | undefined }) {
  const { t, number } = useTexts();
  const { full } = useMoney();
  const share = useShare();
  return (
    <Card>
      <div className="flex flex-wrap items-center">
        <p className="num min-w-0 flex-1 text-xl font-bold text-brand-strong">
          {full(sku?.price ?? goods.priceFrom, 'mey')}
        </p>
        <button
          type="button"
          aria-label={t('shop.share')}
          onClick={() =>
            void share(`${goods.name.text} ${location.href.split('#')[0]}#${hrefOf(links.goods({ id: goods.id }))}`)
          }
          className="grid size-11 shrink-0 place-items-center text-ink-2"
        >
          <Icon name="share" />
        </button>
        <WishButton goods={goods.id} />
      </div>
      <h2 className="pt-1 text-l font-semibold wrap-anywhere">
        <ShownText of={goods.name} />
      </h2>
      <div className="flex flex-wrap items-center gap-2 pt-2">
        {goods.label ? <Chip tone="gold">{goods.label}</Chip> : null}
        {goods.kind === 'service' ? <Chip tone="info">{t('shop.service')}</Chip> : null}
        <Rating of={goods.rating} />
        {goods.sold > 0 ? (
          <span className="text-s text-ink-3">{t('shop.sold', { count: goods.sold, number: number(goods.sold) })}</span>
        ) : null}
        <span aria-live="polite" className={`text-s ${sku && sku.stock > 0 ? 'text-ink-3' : 'text-down'}`}>
          {sku === undefined
            ? t('shop.chooseOther')
            : sku.stock > 0
              ? t('shop.left', { count: sku.stock, number: number(sku.stock) })
              : t('shop.soldOut')}
        </span>
      </div>
      {goods.summary.text ? (
        <p className="pt-2 text-ink-2 wrap-anywhere">
          <ShownText of={goods.summary} />
        </p>
      ) : null}
    </Card>
  );
}

interface ChooserProps {
  goods: GoodsDetail;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  sku: Sku | undefined;
  units: number;
  onUnits: (units: number) => void;
}

/** The options of the goods, each a group of radio buttons, and how many are wanted. */
function Chooser({ goods, chosen, onChoose, sku, units, onUnits }: ChooserProps) {
  const { t } = useTexts();
  const most = sku ? Math.min(sku.orderLimit, sku.stock) : 0;
  return (
    <Card className="flex flex-col gap-3">
      {groupsOf(goods.skus).map(({ name, values }, place) => (
        <OptionGroup
          key={name}
          titled
          label={name}
          options={values.map((value) => {
            const isOut = !canBeHad(goods.skus, chosen, place, value);
            return { value, label: value, isOut, ...(isOut ? { note: t('shop.soldOut') } : {}) };
          })}
          value={chosen[place]}
          onChange={(value) => onChoose(chosen.with(place, value))}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-s font-medium text-ink-2">{t('shop.quantity')}</span>
        <NumberStepper
          label={t('shop.quantity')}
          lessLabel={t('shop.less')}
          moreLabel={t('shop.more')}
          value={Math.max(Math.min(units, most), 1)}
          max={most}
          onChange={onUnits}
        />
      </div>
      {sku && sku.stock > sku.orderLimit ? (
        <p className="text-right text-s text-ink-3">{t('shop.limit', { count: sku.orderLimit })}</p>
      ) : null}
      <Button
        kind="text"
        disabled={!sku}
        className="self-end"
        onClick={() => sku && addToCart(addedGoods(goods, sku, units), OPEN_CART)}
      >
        {t('shop.addAndOpen')}
      </Button>
    </Card>
  );
}

/** The way to the cart, and the two ways to buy. */
function ActBar({ goods, sku, units }: { goods: GoodsDetail; sku: Sku | undefined; units: number }) {
  const { t } = useTexts();
  return (
    <div className="safe-bottom sticky bottom-0 z-20 border-t border-line bg-surface">
      <div className="flex items-center gap-2.5 px-4 py-2.5">
        <AppLink to={links.cart()} className="grid size-11 shrink-0 place-items-center text-ink-2">
          <span className="sr-only">{t('shop.cartTitle')}</span>
          <span className="relative">
            <Icon name="cart" />
            <CartCount />
          </span>
        </AppLink>
        <Button
          kind="ghost"
          disabled={!sku}
          className="min-w-0 flex-1"
          onClick={() => sku && addToCart(addedGoods(goods, sku, units))}
        >
          {t('shop.add')}
        </Button>
        <BuyNow sku={sku?.id} units={units} />
      </div>
    </div>
  );
}

/** What operators have written about delivery, returns and terms. */
function ShopTexts() {
  const { language } = useTexts();
  const texts = useRead('content.shopTexts', { query: { language } });
  return texts.data ? <WrittenFolds items={texts.data.items} /> : null;
}

function Details({ goods }: { goods: GoodsDetail }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(() => firstChoice(goods.skus));
  const [wanted, setWanted] = useState(1);
  const sku = skuOf(goods.skus, chosen);
  const units = Math.max(1, Math.min(wanted, sku?.orderLimit ?? 1, sku?.stock ?? 1));
  return (
    <>
      <div className="flex flex-1 flex-col gap-3">
        <div className="flex flex-col gap-3 wide:grid wide:grid-cols-2 wide:items-start">
          <Gallery name={goods.name.text} pictures={goods.pictures} />
          <div className="flex flex-col gap-3">
            <Heading goods={goods} sku={sku} />
            <Chooser goods={goods} chosen={chosen} onChoose={setChosen} sku={sku} units={units} onUnits={setWanted} />
            {sku && goods.kind === 'shipped' ? <DeliveryFacts sku={sku.id} units={units} /> : null}
          </div>
        </div>
        {goods.details ? (
          <Card title={t('shop.about')} className="flex flex-col gap-3">
            <RichContent {...goods.details} />
          </Card>
        ) : null}
        <Reviews goods={goods.id} />
        <Alike of={goods} />
        <ShopTexts />
      </div>
      <div className="sticky bottom-0 -mx-4 mt-auto -mb-4">
        <ActBar goods={goods} sku={sku} units={units} />
      </div>
    </>
  );
}

/** Goods that are not on sale any more. */
function Gone() {
  const { t } = useTexts();
  return (
    <EmptyState
      icon="cart"
      title={t('shop.gone')}
      action={
        <AppLink to={links.shop()} className={buttonClass('filled')}>
          {t('shop.toShop')}
        </AppLink>
      }
    />
  );
}

export default function ShopDetails() {
  const { t, language } = useTexts();
  const id = useSearchText('id') ?? '';
  const goods = useRead('shop.goods', { params: { id }, query: { language } }, { enabled: id !== '' });
  const isGone = isRefusedBy(goods.error, 'notFound') || isRefusedBy(goods.error, 'badRequest');
  return (
    <Page>
      {id === '' ? (
        <ChooseOne from={links.shop()} />
      ) : isGone ? (
        <Gone />
      ) : (
        <ReadView
          query={goods}
          skeleton={
            <div role="status" aria-label={t('state.loading')} className="flex flex-col gap-3">
              <Skeleton className="aspect-[5/4] w-full rounded-card wide:aspect-square" />
              <Skeleton className="h-32 w-full rounded-card" />
            </div>
          }
        >
          {(data) => <Details key={data.id} goods={data} />}
        </ReadView>
      )}
    </Page>
  );
}
