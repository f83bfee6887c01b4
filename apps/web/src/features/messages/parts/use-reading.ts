import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message, State } from './kinds.ts';

/** So near the end, in pixels, the screen follows what comes. */
const NEAR = 160;

interface Reading {
  readonly shown: readonly Message[];
  readonly state: State | undefined;
  readonly list: RefObject<HTMLElement | null>;
  readonly end: RefObject<HTMLElement | null>;
}

const fromEnd = (): number => document.documentElement.scrollHeight - window.scrollY - window.innerHeight;

/**
 * Where the reader stands: the screen opens at the first message that is unread, or else at the end; it follows new ones
 * only while the reader is near the end, and otherwise says how many there are.
 */
export function useReading({ shown, state, list, end }: Reading) {
  // What had been read when the screen was opened stays the border of what is new.
  const [readBefore, setReadBefore] = useState<number>();
  if (readBefore === undefined && state) setReadBefore(state.mine.read);
  const isOpened = useRef(false);
  const wasNear = useRef(true);
  const [seenLast, setSeenLast] = useState(0);
  const last = shown.at(-1)?.number ?? 0;
  useEffect(() => {
    const look = () => {
      wasNear.current = fromEnd() < NEAR;
      if (wasNear.current) setSeenLast(last);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [last]);
  useLayoutEffect(() => {
    if (last === 0 || readBefore === undefined) return;
    if (!isOpened.current) {
      isOpened.current = true;
      const border = list.current?.querySelector('[data-new]');
      if (border) border.scrollIntoView({ block: 'start' });
      else end.current?.scrollIntoView({ block: 'end' });
      setSeenLast(last);
    } else if (wasNear.current) {
      end.current?.scrollIntoView({ block: 'end' });
      setSeenLast(last);
    }
  }, [last, readBefore, list, end]);
  const unseen = shown.filter(({ by, number }) => by === 'desk' && number > seenLast).length;
  return {
    readBefore: readBefore ?? Number.MAX_SAFE_INTEGER,
    unseen: seenLast === 0 ? 0 : unseen,
    toEnd: () => requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'end' })),
  };
}
