import { lazy, Suspense } from 'react';
import { useSearchText } from '../shared/page/use-search-text.ts';

const Movement = lazy(() => import('../features/wallet/screens/record-details.tsx'));
const Bonus = lazy(() => import('../features/stock/screens/bonus-record.tsx'));

/** A record in full: a bonus with what it was computed from, or a movement of the bill. */
export default function RecordDetails() {
  const bonus = useSearchText('bonus');
  return <Suspense>{bonus ? <Bonus /> : <Movement />}</Suspense>;
}
