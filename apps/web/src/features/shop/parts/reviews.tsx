import { Written } from '@greenhall/ui/display/written';
import { Card } from '@greenhall/ui/page/card';
import { pictureUrl } from '../../../shared/forms/picture.ts';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { Enlarged } from './enlarged.tsx';

const ALL_STARS = 5;

/** Stars as a picture of text, and as a sentence for those who listen. */
function Stars({ count }: { count: number }) {
  const { t } = useTexts();
  return (
    <span>
      <span aria-hidden className="text-gold-ink">
        {'★'.repeat(count)}
        {'☆'.repeat(ALL_STARS - count)}
      </span>
      <span className="sr-only">{t('orders.starsOf', { count })}</span>
    </span>
  );
}

/** The pictures of a review, small; each can be enlarged. */
function Pictures({ names }: { names: readonly string[] }) {
  const { t } = useTexts();
  const pictures = names.map((name, index) => ({ name, alt: t('orders.pictureOf', { n: index + 1 }) }));
  return (
    <span className="flex flex-wrap gap-2">
      <Enlarged pictures={pictures}>
        {(open) =>
          pictures.map(({ name, alt }, place) => (
            <button key={name} type="button" onClick={() => open(place)} className="rounded-small">
              <img src={pictureUrl(name)} alt={alt} loading="lazy" className="size-20 rounded-small object-cover" />
            </button>
          ))
        }
      </Enlarged>
    </span>
  );
}

/** What members say who have bought the goods, newest first. */
export function Reviews({ goods }: { goods: string }) {
  const { t, relative } = useTexts();
  const pages = usePages('shop.reviews', {}, { id: goods });
  return (
    <Card title={t('orders.reviews')}>
      <ReadView query={pages}>
        {(data) => {
          const items = data.pages.flatMap((page) => page.items);
          if (items.length === 0) return <p className="pt-1 text-s text-ink-3">{t('orders.noReviews')}</p>;
          return (
            <>
              <ul aria-label={t('orders.reviews')} className="m-0 list-none p-0">
                {items.map((review) => (
                  <li key={review.id} className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
                    <span className="flex flex-wrap justify-between gap-x-3">
                      <Stars count={review.stars} />
                      <span className="text-s text-ink-3">
                        {review.by} · {relative(review.at)}
                      </span>
                    </span>
                    {review.text ? (
                      <Written as="p" text={review.text} className="wrap-anywhere whitespace-pre-line" />
                    ) : null}
                    {review.pictures.length > 0 ? <Pictures names={review.pictures} /> : null}
                  </li>
                ))}
              </ul>
              <MoreButton pages={pages} />
            </>
          );
        }}
      </ReadView>
    </Card>
  );
}
