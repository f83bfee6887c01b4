import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useEffect, useState } from 'react';
import { late } from '../../shared/page/late.tsx';
import { startReading, useRead } from '../../shared/request/use-read.ts';
import { loadTexts, texts, useTexts } from '../../shared/text/texts.ts';
import { Entries } from './entries.tsx';
import { HomeNotices } from './notices.tsx';
import { HELD_TRANSFERS, OPEN_TRADES } from './reads.ts';
import { Running } from './running.tsx';

/** What lies below the entries, with the texts of the bill. Nothing of it is asked for before they are there. */
const Below = late(async () => {
  startReading('stock.market');
  startReading('content.banners', { query: { place: 'home', language: texts().language } });
  const [below] = await Promise.all([import('./below.tsx'), loadTexts('pay', 'wallet')]);
  return below.default;
});

/** Milliseconds for which the entries wait for what stands above them, which would move them when it came later. */
const PATIENCE = 4_000;

/** Whether what stands above the entries is known, has failed, or takes too long to be waited for. */
function useIsKnown(): boolean {
  const { language } = useTexts();
  const [isLate, setLate] = useState(false);
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
  return isLate || reads.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
}

/** What is running, the newest notice and the entries, all at once: a card that came later would move what is pressed. */
export default function Top() {
  const isKnown = useIsKnown();
  const step = useRead('members.nextStep', {});
  if (!isKnown) return step.isPending ? null : <Skeleton className="h-46 w-full" />;
  return (
    <>
      <Running />
      <HomeNotices />
      <Entries />
      <Below />
    </>
  );
}
