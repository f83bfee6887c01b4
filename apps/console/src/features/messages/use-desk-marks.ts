import { readUpTo } from '@greenhall/domain/messages/marks';
import { type RefObject, useEffect, useRef } from 'react';
import { api } from '../../kit/api.ts';

/** Says how far the desk has got. What fails is said again with the next message. */
function mark(member: string, body: { delivered?: number; read?: number }): void {
  api('messages.deskMark', { params: { member }, body }).catch(() => undefined);
}

/** Whether a dialog lies over the messages. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility());

/**
 * Marks the member's messages: delivered when they are here, read when they stood in the visible part of a page that is
 * shown, with nothing over it, up to the first unread one that did not.
 */
export function useDeskMarks(
  member: string,
  list: RefObject<HTMLElement | null>,
  last: number,
  unread: number,
  isAllowed: boolean,
): void {
  useEffect(() => {
    if (isAllowed && last > 0) mark(member, { delivered: last });
  }, [member, last, isAllowed]);
  const seen = useRef(new Set<number>());
  useEffect(() => {
    const root = list.current;
    if (!isAllowed || !root) return;
    const ends = [...root.querySelectorAll<HTMLElement>('[data-number]')];
    const theirs = ends.map(({ dataset }) => Number(dataset['number']));
    const inView = new Set<number>();
    let said = 0;
    const tell = () => {
      if (document.visibilityState !== 'visible' || isCovered()) return;
      for (const number of inView) seen.current.add(number);
      const read = readUpTo(theirs, unread, seen.current);
      if (read <= said) return;
      said = read;
      mark(member, { read });
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const number = Number((target as HTMLElement).dataset['number']);
        if (isIntersecting) inView.add(number);
        else inView.delete(number);
      }
      tell();
    });
    for (const end of ends) observer.observe(end);
    // A dialog is drawn in a child of the body, which stays there when it is hidden.
    const dialogs = new MutationObserver(tell);
    dialogs.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      dialogs.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [member, list, last, unread, isAllowed]);
}
