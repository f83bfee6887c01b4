import { useLayoutEffect } from 'react';

const KEPT = 'positions';

function restore(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** How far each entry of the history was scrolled. */
const positions = restore();
let current = '';

/** Keeps the reading positions of this tab, also over a reload. */
export function savePositions(): void {
  window.history.scrollRestoration = 'manual';
  addEventListener('scroll', () => positions.set(current, scrollY), { passive: true });
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT, JSON.stringify([...positions].slice(-50))));
}

/** Scrolls to a position as soon as the screen is long enough, unless the person moves it first. */
function scrollWhenLong(top: number): () => void {
  scrollTo(0, top);
  if (Math.abs(scrollY - top) < 1) return () => {};
  const watch = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    stop();
    scrollTo(0, top);
  });
  const stop = () => {
    watch.disconnect();
    for (const kind of ['pointerdown', 'wheel', 'keydown']) removeEventListener(kind, stop);
  };
  for (const kind of ['pointerdown', 'wheel', 'keydown']) addEventListener(kind, stop, { passive: true });
  watch.observe(document.body);
  return stop;
}

/** Begins a new screen at its top, and one that was left before where it was. */
export function useReadingPosition(key: string): void {
  useLayoutEffect(() => {
    current = key;
    return scrollWhenLong(positions.get(key) ?? 0);
  }, [key]);
}
