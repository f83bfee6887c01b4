import { HeaderBar, type HeaderBarProps } from '@greenhall/ui/page/header-bar';
import type { ReactNode } from 'react';
import { bringBars } from '../bars/bring-bars.ts';
import { useIsSplitView } from './split-view.ts';
import { links } from './links.ts';
import { goBack } from './history.ts';
import { useConnection } from '../request/connection.ts';
import { late } from './late.tsx';
import { useScreens } from './screens.ts';
import { useShownPlace } from './shown-place.ts';
import { useTexts } from '../text/texts.ts';

const OfflineBar = late(async () => (await bringBars()).OfflineBar);

const CONTENT = 'flex flex-1 flex-col gap-3 p-4 outline-none';

export interface PageProps extends Pick<HeaderBarProps, 'right' | 'onRight' | 'background'> {
  /** Instead of the title of the route list. */
  title?: string;
  /** A header of the screen's own, instead of title and back arrow. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The header bar and content of one screen. The route list gives title and back arrow. */
export function Page({ title, bar, right, onRight, background, children }: PageProps) {
  const { t } = useTexts();
  const isBeside = useIsSplitView();
  const isOnline = useConnection((state) => state.isOnline);
  const screen = useScreens()(useShownPlace().pathname);
  const name = title ?? (screen?.title ? t(screen.title) : undefined);
  return (
    <>
      {bar}
      {bar || name === undefined ? null : (
        <HeaderBar
          title={name}
          right={right}
          backLabel={screen?.tab === undefined && !isBeside ? t('common.back') : undefined}
          onLeft={() => goBack(links.home())}
          {...(onRight ? { onRight } : {})}
          {...(background ? { background } : {})}
        />
      )}
      {isOnline || isBeside ? null : <OfflineBar />}
      {isBeside ? (
        <div className={CONTENT}>{children}</div>
      ) : (
        <main
          id="content"
          tabIndex={-1}
          className={screen?.isSpread ? CONTENT : `${CONTENT} wide:mx-auto wide:w-full wide:max-w-180`}
        >
          {children}
        </main>
      )}
    </>
  );
}
