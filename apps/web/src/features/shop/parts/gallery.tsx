import { Icon } from '@greenhall/ui/display/icon';
import { useRef, useState } from 'react';
import { useTexts } from '../../../shared/text/texts.ts';
import { Enlarged } from './enlarged.tsx';
import { GoodsPicture } from './goods-picture.tsx';

/** Lower than wide on a phone, so that what is chosen stands above the bar. */
const SHAPE = 'aspect-[5/4]! object-contain! wide:aspect-square!';
const TURN =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-shade text-white disabled:opacity-30';

/** The pictures of goods: a list that is moved by hand or by its two buttons. Each can be enlarged. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const total = pictures.length;
  const viewed = pictures.map((picture, place) => ({
    name: picture,
    alt: t('shop.picture', { name, n: place + 1, total }),
  }));
  const show = (place: number) => {
    list.current?.scrollTo({ left: place * list.current.clientWidth });
    setShown(place);
  };
  if (total === 0) return <GoodsPicture name={null} alt="" sizes="100vw" className={`rounded-card ${SHAPE}`} />;
  return (
    <div className="relative overflow-hidden rounded-card">
      <ul
        ref={list}
        aria-label={t('shop.pictures')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
        className="m-0 flex snap-x snap-mandatory list-none overflow-x-auto p-0 [scrollbar-width:none]"
      >
        <Enlarged pictures={viewed}>
          {(open) =>
            viewed.map((picture, place) => (
              <li key={picture.name} className="w-full shrink-0 snap-center">
                <button type="button" onClick={() => open(place)} className="block w-full">
                  <GoodsPicture
                    {...picture}
                    sizes="(min-width: 1024px) 538px, (min-width: 480px) 448px, 92vw"
                    isFirst={place === 0}
                    className={SHAPE}
                  />
                </button>
              </li>
            ))
          }
        </Enlarged>
      </ul>
      {total > 1 ? (
        <>
          <button
            type="button"
            aria-label={t('shop.previousPicture')}
            disabled={shown === 0}
            onClick={() => show(shown - 1)}
            className={`${TURN} left-2`}
          >
            <Icon name="back" size={20} />
          </button>
          <button
            type="button"
            aria-label={t('shop.nextPicture')}
            disabled={shown === total - 1}
            onClick={() => show(shown + 1)}
            className={`${TURN} right-2`}
          >
            <Icon name="next" size={20} />
          </button>
          <span
            aria-hidden
            className="num absolute right-3 bottom-3 rounded-full bg-shade px-2.5 py-0.5 text-s text-white"
          >
            {shown + 1} / {total}
          </span>
        </>
      ) : null}
    </div>
  );
}
