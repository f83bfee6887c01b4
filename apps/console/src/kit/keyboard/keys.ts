import { useEffect, useEffectEvent } from 'react';

/** Whether keys write into something. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

/** What lies above the page takes the keys for itself; what was closed may still be there unseen. */
const isCovered = (): boolean => [...document.querySelectorAll('[role="dialog"]')].some((one) => one.checkVisibility());

/**
 * Does something at a key, unless it writes into a field or something lies above the page. What answers `false` leaves the
 * key to the browser.
 */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const act = keys[isPlain ? event.key : `Ctrl ${event.key.toLowerCase()}`];
    if (!act || (isPlain && isWriting(event.target)) || isCovered()) return;
    if (act() !== false) event.preventDefault();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
