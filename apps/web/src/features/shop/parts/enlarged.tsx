import { lazy, type ReactNode, Suspense, useState } from 'react';
import { pictureUrl } from '../../../shared/forms/picture.ts';
import { useTexts } from '../../../shared/text/texts.ts';

const PictureViewer = lazy(async () => ({
  default: (await import('@greenhall/ui/overlay/picture-viewer')).PictureViewer,
}));

/** A stored picture, and what is seen in it. */
export interface ViewedPicture {
  readonly name: string;
  readonly alt: string;
}

/** Shows small pictures by `children`, each of which opens all of them over the screen. */
export function Enlarged({
  pictures,
  children,
}: {
  pictures: readonly ViewedPicture[];
  children: (open: (place: number) => void) => ReactNode;
}) {
  const { t } = useTexts();
  // Counted, so that each opening begins at its own picture and at its own size.
  const [opened, setOpened] = useState({ count: 0, start: 0, show: false });
  const open = (start: number) => setOpened({ count: opened.count + 1, start, show: true });
  return (
    <>
      {children(open)}
      {opened.count > 0 ? (
        <Suspense>
          <PictureViewer
            key={opened.count}
            pictures={pictures.map(({ name, alt }) => ({ src: pictureUrl(name), alt }))}
            start={opened.start}
            show={opened.show}
            onUpdateShow={(show) => setOpened({ ...opened, show })}
            labels={{
              close: t('common.close'),
              previous: t('shop.previousPicture'),
              next: t('shop.nextPicture'),
              enlarge: t('shop.enlarge'),
              reduce: t('shop.reduce'),
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
