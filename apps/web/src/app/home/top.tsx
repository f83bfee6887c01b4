import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useEffect, useState } from 'react';
import { late } from '../../shared/page/late.tsx';
import { useHaveCome } from '../../shared/request/use-have-come.ts';
import { startReading, useRead } from '../../shared/request/use-read.ts';
import { loadTexts, texts, useTexts } from '../../shared/text/texts.ts';
import { Entries } from './entries.tsx';
import { Quick } from './quick.tsx';
import { ACTIVITY, HELD_TRANSFERS, OPEN_TRADES } from './reads.ts';
import { Running } from './running.tsx';
import { loadFundingSteps } from './step.tsx';

/** What follows on what is running, with the texts of the bill. Nothing of it is asked for before that is there. */
const Below = late(async () => {
  startReading('wallet.bill', ACTIVITY);
  startReading('stock.market');
  startReading('content.banners', { query: { place: 'home', language: texts().language } });
  const [below] = await Promise.all([import('./below.tsx'), loadTexts('pay', 'wallet')]);
  return below.default;
});

/** Milliseconds for which the four ways wait for what stands above them, which would move them when it came later. */
const PATIENCE = 6_000;

/** Whether the funding steps, where they take the place of the next step, are there in their whole size. */
function useIsFundingKnown(): boolean {
  const isWanted = useRead('members.nextStep', {}).data?.kind === 'fundActivation';
  const funding = useRead('wallet.fundingSteps', {}, { enabled: isWanted });
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    void loadFundingSteps().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [isWanted]);
  return !isWanted || funding.failureCount > 0 || (isLoaded && !funding.isPending);
}

/** Whether what stands above the four ways is known, has failed, or takes too long to be waited for. */
function useIsKnown(): boolean {
  const [isLate, setLate] = useState(false);
  const { language } = useTexts();
  const isFundingKnown = useIsFundingKnown();
  const reads = [
    useRead('members.nextStep', {}),
    useRead('otc.trades', OPEN_TRADES),
    useRead('wallet.transfers', HELD_TRANSFERS),
    // An important notice opens before there is anything to press, and not over it.
    useRead('content.noticeState', { query: { language } }),
  ];
  const haveCome = useHaveCome(...reads);
  useEffect(() => {
    const waited = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(waited);
  }, []);
  return isLate || (isFundingKnown && haveCome);
}

/** The four ways, the entries, what is running and what follows, all at once: a card that came later would move what is pressed. */
export default function Top() {
  const isKnown = useIsKnown();
  const step = useRead('members.nextStep', {});
  // The funding steps have a size of their own and would push the place of the rest away.
  const hasPlace = !step.isPending && step.data?.kind !== 'fundActivation';
  if (!isKnown) return hasPlace ? <Skeleton className="h-46 w-full" /> : null;
  return (
    <>
      <Quick />
      <Entries />
      <Running />
      <Below />
    </>
  );
}

export { HideSums } from '../../shared/money/hide-sums.tsx';
export { Glance } from './glance.tsx';
