import { REFERENCE_KINDS } from '@greenhall/domain/messages/message';
import { useState } from 'react';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useConnection } from '../../../shared/request/connection.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import type { Reference } from './kinds.ts';

/** What the member comes from or has chosen. A message about it waits until it was read, or until the member gives it up. */
export interface About {
  readonly reference: Reference | undefined;
  readonly isReading: boolean;
  /** Whether it could not be read: the member reads it again or writes without it. */
  readonly hasFailed: boolean;
  readonly readAgain: () => void;
  readonly choose: (reference: Reference) => void;
  readonly drop: () => void;
}

/** What the member comes from or has chosen, until a message about it was sent or it was taken away. */
export function useAbout(): About {
  const named = useSearchText('about');
  const id = useSearchText('id') ?? '';
  const kind = REFERENCE_KINDS.find((one) => one === named) ?? 'order';
  const wanted = named === kind && id !== '' ? `${kind}:${id}` : '';
  const [dropped, setDropped] = useState('');
  const [chosen, setChosen] = useState<Reference>();
  const isOnline = useConnection((state) => state.isOnline);
  const found = useRead('messages.reference', { params: { kind, id } }, { enabled: wanted !== '' });
  const isWanted = wanted !== '' && wanted !== dropped;
  const isMissing = isWanted && !found.data;
  // Without a connection nothing is read, and nothing comes of waiting for it.
  const isReading = isMissing && isOnline && found.isFetching;
  return {
    reference: chosen ?? (isWanted && found.data ? { kind, id, number: found.data.number } : undefined),
    isReading,
    hasFailed: isMissing && !isReading,
    readAgain: () => void found.refetch(),
    choose: (reference) => {
      setDropped(wanted);
      setChosen(reference);
    },
    drop: () => {
      setDropped(wanted);
      setChosen(undefined);
    },
  };
}
