import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present moment (ms since the epoch), updated every minute, so that what depends on it changes by itself. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
