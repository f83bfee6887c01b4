import { useEffect, useState } from 'react';
import { serverNow } from './server-time.ts';

const MINUTE = 60_000;

/** The present moment as the server counts it (ms since the epoch), updated every minute, so that what depends on it changes by itself. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
