import { lazy, Suspense, useEffect } from 'react';
import { late } from '../page/late.tsx';
import { followUnanswered } from '../request/unanswered.ts';
import { useRead } from '../request/use-read.ts';
import { loadTexts } from '../text/texts.ts';
import { useInstall } from '../version/install.ts';
import NewVersionBar from '../version/new-version-bar.tsx';

const InstallGuide = late(async () => {
  const [guide] = await Promise.all([import('../version/install-guide.tsx'), loadTexts('version')]);
  return guide.default;
});
const ClosedBar = lazy(() => import('./closed-bar.tsx'));

/** The bars that few visits show: they come after the first screen. */
export default function LateBars() {
  const closedAfter = useRead('platform.status', {}).data?.closedAfter;
  const isGuideShown = useInstall((state) => state.isGuideShown);
  useEffect(followUnanswered, []);
  return (
    <>
      {closedAfter ? (
        <Suspense>
          <ClosedBar after={closedAfter} />
        </Suspense>
      ) : null}
      <NewVersionBar />
      {isGuideShown ? <InstallGuide /> : null}
    </>
  );
}

export { OfflineBar } from '../page/offline-bar.tsx';
