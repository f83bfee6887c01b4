import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useEffect, useState } from 'react';
import { useRead } from '../../shared/request/use-read.ts';
import { useTexts } from '../../shared/text/texts.ts';
import { Entries } from './entries.tsx';
import { HomeNotices } from './notices.tsx';
import { HELD_TRANSFERS, OPEN_TRADES } from './reads.ts';
import { Running } from './running.tsx';

/** Milliseconds for which the entries wait for what stands above them. */
const PATIENCE = 1_000;

/** Whether what stands above the entries is known, has failed, or takes too long to be waited for. */
function useIsKnown(): boolean {
  const { language } = useTexts();
  const [isLate, setLate] = useState(false);
  const reads = [
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
  if (!isKnown) return <Skeleton className="h-46 w-full" />;
  return (
    <>
      <Running />
      <HomeNotices />
      <Entries />
    </>
  );
}
