import { Icon } from '@greenhall/ui/display/icon';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { goBack } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { WishesButton } from './wishes-sheet.tsx';

/** The header of the shop's first screens: back, and the way to the search instead of a title. */
export function ShopHead({ name }: { name: string }) {
  const { t } = useTexts();
  return (
    <header className="sticky top-0 z-20 shrink-0 bg-teal-900 pt-[env(safe-area-inset-top)] text-on-dark">
      <h1 className="sr-only">{name}</h1>
      <div className="flex h-13 items-center pr-4">
        <button
          type="button"
          aria-label={t('common.back')}
          onClick={() => goBack(links.home())}
          className="grid h-13 min-w-12 place-items-center"
        >
          <Icon name="back" />
        </button>
        <AppLink
          to={links.searchGoods()}
          className="flex h-11 min-w-0 flex-1 items-center gap-2 rounded-full bg-veil px-4 text-on-dark"
        >
          <Icon name="search" size={18} />
          <span className="truncate">{t('shop.find')}</span>
        </AppLink>
        <WishesButton />
      </div>
    </header>
  );
}
