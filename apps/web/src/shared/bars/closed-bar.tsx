import { useEffect, useState } from 'react';
import { useRead } from '../request/use-read.ts';
import { loadTexts, useTexts } from '../text/texts.ts';

/** Milliseconds after which it is asked again whether the installation was opened. */
const ASK_EVERY = 60_000;

/** Above every screen while the installation is closed after a restore: why nothing can be moved. */
export default function ClosedBar({ after }: { after: string }) {
  const { t, moment } = useTexts();
  const [isLoaded, setLoaded] = useState(false);
  useRead('platform.status', {}, { every: ASK_EVERY });
  useEffect(() => void loadTexts('closure').then(() => setLoaded(true)), []);
  if (!isLoaded) return null;
  return (
    <div role="status" className="order-first shrink-0 bg-info-soft px-4 py-2 text-s text-info">
      {t('closure.bar', { time: moment(after) })}
    </div>
  );
}
