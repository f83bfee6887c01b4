import { gaplessEnd, joinThread, missingAfter, type Thread } from '@greenhall/domain/messages/thread';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../kit/api.ts';
import type { Message } from './kinds.ts';

interface Known {
  readonly shown: Thread<Message>;
  readonly error: unknown;
  readonly isLoaded: boolean;
  /** Reads the messages before those that are shown. */
  readonly older: () => Promise<void>;
  readonly readNewest: () => Promise<void>;
}

/** The messages of a conversation by number; what is missing up to `last` is read. */
export function useThread(member: string, last: number): Known {
  const [thread, setThread] = useState<Thread<Message>>([]);
  const [isLoaded, setLoaded] = useState(false);
  const [error, setError] = useState<unknown>();
  const known = useRef<Thread<Message>>([]);
  const read = useCallback(
    async (query: { after?: number; before?: number }) => {
      try {
        const { items } = await api('messages.deskMessages', { params: { member }, query });
        known.current = joinThread(known.current, items);
        setThread(known.current);
        setError(undefined);
        setLoaded(true);
      } catch (caught) {
        setError(caught);
      }
    },
    [member],
  );
  useEffect(() => void read({}), [read]);
  useEffect(() => {
    const after = isLoaded ? missingAfter(gaplessEnd(known.current), last) : undefined;
    if (after !== undefined) void read({ after });
  }, [read, last, isLoaded, thread]);
  const shown = gaplessEnd(thread);
  return {
    shown,
    error,
    isLoaded,
    older: () => read({ before: shown[0]?.number ?? 1 }),
    readNewest: () => read({}),
  };
}
