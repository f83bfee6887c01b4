import { type RefObject, useEffect } from 'react';
import { api } from '../../kit/api.ts';

/** Says how far the desk has got. What fails is said again with the next message. */
function mark(member: string, body: { delivered?: number; read?: number }): void {
  api('messages.deskMark', { params: { member }, body }).catch(() => undefined);
}

/**
 * Marks the member's messages: delivered when they are here, read when they stood in the visible part of a page that is
 * shown.
 */
export function useDeskMarks(
  member: string,
  list: RefObject<HTMLElement | null>,
  last: number,
  isAllowed: boolean,
): void {
  useEffect(() => {
    if (isAllowed && last > 0) mark(member, { delivered: last });
  }, [member, last, isAllowed]);
  useEffect(() => {
    const root = list.current;
    if (!isAllowed || !root) return;
    let [seen, said] = [0, 0];
    const tell = () => {
      if (document.visibilityState !== 'visible' || seen <= said) return;
      said = seen;
      mark(member, { read: seen });
    };
    const observer = new IntersectionObserver((entries) => {
      const inView = entries.filter(({ isIntersecting }) => isIntersecting);
      seen = Math.max(seen, ...inView.map(({ target }) => Number((target as HTMLElement).dataset['number'])));
      tell();
    });
    for (const end of root.querySelectorAll('[data-number]')) observer.observe(end);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [member, list, last, isAllowed]);
}
