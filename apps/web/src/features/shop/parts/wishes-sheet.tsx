import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Icon } from '@greenhall/ui/display/icon';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useSheet } from '../../../shared/overlays/use-sheet.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { GoodsRow } from './goods-card.tsx';
import { ShownText } from './shown-text.tsx';
import { useHasWishes, useWishes } from './use-wishes.ts';
import { WishButton } from './wish-button.tsx';

/** The goods on the wish list; those that are off sale stay on it and lead nowhere. */
function Wishes() {
  const { t } = useTexts();
  return (
    <ReadView query={useWishes()}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon="cart" title={t('shop.wishesEmpty')} note={t('shop.wishesNote')} />
        ) : (
          <ul aria-label={t('shop.wishes')} className="m-0 flex list-none flex-col gap-2.5 p-0 pb-4">
            {items.map((goods) => (
              <li key={goods.id} className="flex flex-wrap items-center gap-x-1">
                {goods.isOnSale ? (
                  <ul className="m-0 min-w-0 flex-1 list-none p-0">
                    <GoodsRow goods={goods} />
                  </ul>
                ) : (
                  <span className="min-w-0 flex-1 p-2.5">
                    <span className="line-clamp-2 font-medium wrap-anywhere">
                      <ShownText of={goods.name} />
                    </span>
                    <span className="text-s text-ink-2">{t('shop.wishGone')}</span>
                  </span>
                )}
                <WishButton goods={goods.id} of={goods.name.text} />
              </li>
            ))}
          </ul>
        )
      }
    </ReadView>
  );
}

/** The way to the wish list, in the header of the shop. */
export function WishesButton() {
  const { t } = useTexts();
  const { show, open, close } = useSheet('wishes');
  if (!useHasWishes()) return null;
  return (
    <>
      <button
        type="button"
        aria-label={t('shop.wishes')}
        aria-haspopup="dialog"
        onClick={() => open()}
        className="-mr-4 grid h-13 min-w-12 place-items-center"
      >
        <Icon name="heart" />
      </button>
      <LazySheet show={show} onUpdateShow={(next) => (next ? undefined : close())} title={t('shop.wishes')}>
        <Wishes />
      </LazySheet>
    </>
  );
}
