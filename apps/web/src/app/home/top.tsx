import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useEffect, useState } from 'react';
import { late } from '../../shared/page/late.tsx';
import { startReading, useRead } from '../../shared/request/use-read.ts';
import { Term } from '../../shared/terms/term.tsx';
import { loadTexts, texts, useTexts } from '../../shared/text/texts.ts';
import { Entries } from './entries.tsx';
import { HomeNotices } from './notices.tsx';
import { HELD_TRANSFERS, OPEN_TRADES } from './reads.ts';
import { Running } from './running.tsx';
import { loadLadder } from './step.tsx';

/** What lies below the entries, with the texts of the bill. Nothing of it is asked for before they are there. */
const Below = late(async () => {
  startReading('stock.market');
  startReading('content.banners', { query: { place: 'home', language: texts().language } });
  const [below] = await Promise.all([import('./below.tsx'), loadTexts('pay', 'wallet')]);
  return below.default;
});

/** Milliseconds for which the entries wait for what stands above them, which would move them when it came later. */
const PATIENCE = 4_000;

/** Whether the ladder, where it takes the place of the next step, is there in its whole size. */
function useIsLadderKnown(): boolean {
  const isWanted = useRead('members.nextStep', {}).data?.kind === 'fundActivation';
  const ladder = useRead('wallet.ladder', {}, { enabled: isWanted });
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    void loadLadder().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [isWanted]);
  return !isWanted || ladder.failureCount > 0 || (isLoaded && !ladder.isPending);
}

/** Whether what stands above the entries is known, has failed, or takes too long to be waited for. */
function useIsKnown(): boolean {
  const { language } = useTexts();
  const [isLate, setLate] = useState(false);
  const isLadderKnown = useIsLadderKnown();
  const reads = [
    useRead('members.nextStep', {}),
    useRead('otc.trades', OPEN_TRADES),
    useRead('wallet.transfers', HELD_TRANSFERS),
    useRead('content.noticeState', { query: { language } }),
  ];
  useEffect(() => {
    const waited = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(waited);
  }, []);
  return isLate || (isLadderKnown && reads.every(({ isPending, failureCount }) => !isPending || failureCount > 0));
}

/** What is running, the newest notice and the entries, all at once: a card that came later would move what is pressed. */
export default function Top() {
  const isKnown = useIsKnown();
  const step = useRead('members.nextStep', {});
  // The ladder has a size of its own and would push the place of the rest away.
  const hasPlace = !step.isPending && step.data?.kind !== 'fundActivation';
  if (!isKnown) return hasPlace ? <Skeleton className="h-46 w-full" /> : null;
  return (
    <>
      <Running />
      <HomeNotices />
      <Entries />
      <Below />
    </>
  );
}

/** The words above, which explain themselves. */
export const Fuel = () => <Term name="fuel" word={useTexts().t('home.fuel')} />;
export const Height = () => <Term name="height" word={useTexts().t('home.height')} />;
