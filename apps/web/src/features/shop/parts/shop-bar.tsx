import type { PlainKey } from '@greenhall/locales/runtime';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links, type Place } from '../../../shared/page/links.ts';
import { useScreens } from '../../../shared/page/screens.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useCart } from '../cart/use-cart.ts';

interface ShopTab {
  readonly to: Place;
  readonly label: PlainKey;
  readonly icon: IconName;
}

/** The bottom bar of the shop; a tab shows once its screen exists (rule: shop#bottom-bar). */
const TABS: readonly ShopTab[] = [
  { to: links.shop(), label: 'shop.bar.home', icon: 'home' },
  { to: links.classes(), label: 'shop.sortTitle', icon: 'grid' },
  { to: links.cart(), label: 'shop.cartTitle', icon: 'cart' },
  { to: links.orders(), label: 'shop.bar.orders', icon: 'list' },
];

/** How many lines the cart has, as a mark on its icon. */
export function CartCount() {
  const { t } = useTexts();
  const count = useCart().length;
  if (count === 0) return null;
  return (
    <span className="absolute -top-1.5 left-3.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-alarm px-1 text-badge font-bold text-white">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('shop.inCart', { count })}</span>
    </span>
  );
}

/** The navigation inside the shop. Pressing the active tab does nothing. */
export function ShopBar({ active }: { active: Place }) {
  const { t } = useTexts();
  const screenAt = useScreens();
  return (
    <nav
      aria-label={t('shop.bar')}
      className="safe-bottom sticky bottom-0 z-20 grid shrink-0 auto-cols-fr grid-flow-col border-t border-line bg-surface"
    >
      {TABS.filter(({ to }) => screenAt(to.to)).map(({ to, label, icon }) => {
        const isActive = to.to === active.to;
        return (
          <AppLink
            key={to.to}
            to={to}
            aria-current={isActive ? 'page' : undefined}
            className={`flex h-16 min-w-0 flex-col items-center justify-center gap-0.75 text-tab ${isActive ? 'font-semibold text-brand-strong' : 'text-ink-3'}`}
          >
            <span className="relative">
              <Icon name={icon} className={isActive ? 'text-brand' : ''} />
              {to.to === links.cart().to ? <CartCount /> : null}
            </span>
            <span className="max-w-full truncate px-0.5">{t(label)}</span>
          </AppLink>
        );
      })}
    </nav>
  );
}
