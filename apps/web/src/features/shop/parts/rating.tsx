import type { Reply } from '@greenhall/client/route-input';
import { useTexts } from '../../../shared/text/texts.ts';

/** The mean of the stars and how many reviews there are; nothing without any. */
export function Rating({ of }: { of: Reply<'shop.search'>['items'][number]['rating'] }) {
  const { t, figure, number } = useTexts();
  if (of === null) return null;
  const rating = figure(String(of.tenths / 10), 1);
  return (
    <span className="text-c text-ink-2">
      <span aria-hidden className="num">
        <span className="text-gold-ink">★</span> {rating} ({number(of.reviews)})
      </span>
      <span className="sr-only">{t('shop.rated', { count: of.reviews, number: number(of.reviews), rating })}</span>
    </span>
  );
}
