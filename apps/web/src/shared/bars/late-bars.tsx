import { lazy, Suspense, useEffect } from 'react';
import { useRead } from '../request/use-read.ts';
import NewVersionBar from '../version/new-version-bar.tsx';

const ClosedBar = lazy(() => import('./closed-bar.tsx'));

/** The bars that few visits show: they come after the first screen. */
export default function LateBars() {
  const closedAfter = useRead('platform.status', {}).data?.closedAfter;
  // It must be there when the connection goes.
  useEffect(() => void import('../page/offline-bar.tsx').catch(() => undefined), []);
  return (
    <>
      {closedAfter ? (
        <Suspense>
          <ClosedBar after={closedAfter} />
        </Suspense>
      ) : null}
      <NewVersionBar />
    </>
  );
}
