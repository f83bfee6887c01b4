import { type RefObject, useEffect } from 'react';
import { sawUpTo } from './seen.ts';

/** The height of the header above the messages, in pixels. */
const HEADER = 52;

/**
 * Marks as read what stood on a visible screen: the end of a message between header and composer, while the page is
 * shown. What lies below the fold is not read yet.
 */
export function useSeen(
  list: RefObject<HTMLElement | null>,
  composer: RefObject<HTMLElement | null>,
  shown: string,
): void {
  useEffect(() => {
    const inView = new Set<number>();
    const tell = () => {
      if (document.visibilityState === 'visible' && inView.size > 0) sawUpTo(Math.max(...inView));
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
    for (const end of list.current?.querySelectorAll('[data-number]') ?? []) observer.observe(end);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [list, composer, shown]);
}
