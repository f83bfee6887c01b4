import { useEffect, useState } from 'react';

/** Milliseconds without a further letter, after which what was typed is looked for. */
const PAUSE_MS = 250;

/** What was typed, once its typing has paused. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
