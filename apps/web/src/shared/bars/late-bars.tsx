import { lazy, Suspense } from 'react';
import { useRead } from '../request/use-read.ts';
import NewVersionBar from '../version/new-version-bar.tsx';

const ClosedBar = lazy(() => import('./closed-bar.tsx'));

/** The bars that few visits show: they come after the first screen. */
export default function LateBars() {
  const closedAfter = useRead('platform.status', {}).data?.closedAfter;
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
