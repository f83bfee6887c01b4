import { readUpTo } from '@greenhall/domain/messages/marks';
import { type RefObject, useEffect, useRef } from 'react';
import { sawUpTo } from './seen.ts';

/** The height of the header above the messages, in pixels. */
const HEADER = 52;

/** Whether a dialog lies over the messages. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility());

/**
 * Marks as read what stood on a visible screen with nothing over it: the end of a message between header and composer, while the
 * page is shown, up to the first unread one that did not.
 */
export function useSeen(
  list: RefObject<HTMLElement | null>,
  composer: RefObject<HTMLElement | null>,
  shown: string,
  unread: number,
): void {
  const seen = useRef(new Set<number>());
  useEffect(() => {
    const ends = [...(list.current?.querySelectorAll<HTMLElement>('[data-number]') ?? [])];
    const theirs = ends.map(({ dataset }) => Number(dataset['number']));
    const inView = new Set<number>();
    const tell = () => {
      if (document.visibilityState !== 'visible' || isCovered()) return;
      for (const number of inView) seen.current.add(number);
      sawUpTo(readUpTo(theirs, unread, seen.current));
    };
    const below = composer.current?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = Number((target as HTMLElement).dataset['number']);
          if (isIntersecting) inView.add(number);
          else inView.delete(number);
        }
        tell();
      },
      { rootMargin: `-${HEADER}px 0px -${below}px 0px` },
    );
    for (const end of ends) observer.observe(end);
    // A dialog is drawn at the end of the body, and taken away from there.
    const dialogs = new MutationObserver(tell);
    dialogs.observe(document.body, { childList: true });
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      dialogs.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [list, composer, shown, unread]);
}
