import { Icon } from '@greenhall/ui/display/icon';
import { Notice } from '@greenhall/ui/page/notice';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useHasWishes, useWishes } from './use-wishes.ts';

interface WishButtonProps {
  goods: string;
  /** The name of the goods, where there are several hearts. */
  of?: string;
}

/** Puts goods on the wish list or takes them off; why that failed stands below it. */
export function WishButton({ goods, of }: WishButtonProps) {
  const { t } = useTexts();
  const wishes = useWishes();
  const add = useWrite('shop.addWish', goods);
  const remove = useWrite('shop.removeWish', goods);
  const failure = useErrorText(add.error ?? remove.error);
  const isPending = add.isPending || remove.isPending;
  const isWished = wishes.data?.items.some(({ id }) => id === goods) ?? false;
  const label = t('shop.wish');
  if (!useHasWishes()) return null;
  const press = () => {
    if (isPending) return;
    const [write, other] = isWished ? [remove, add] : [add, remove];
    other.reset();
    write.mutate({ params: { id: goods } });
  };
  return (
    <>
      <button
        type="button"
        aria-label={of === undefined ? label : `${label}: ${of}`}
        aria-pressed={isWished}
        aria-busy={isPending}
        onClick={press}
        className={`grid size-11 shrink-0 place-items-center ${isWished ? 'text-brand-strong' : 'text-ink-2'} ${isPending ? 'opacity-50' : ''}`}
      >
        <Icon name="heart" className={isWished ? 'fill-current' : ''} />
      </button>
      <div aria-live="assertive" className="contents">
        {failure ? (
          <div className="w-full">
            <Notice tone="down">{failure}</Notice>
          </div>
        ) : null}
      </div>
    </>
  );
}
