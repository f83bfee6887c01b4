import { REFERENCE_KINDS } from '@greenhall/domain/messages/message';
import { useState } from 'react';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import type { Reference } from './kinds.ts';

/** What the member comes from, until a message about it was sent or it was taken away. */
export function useAbout(): readonly [about: Reference | undefined, drop: () => void] {
  const named = useSearchText('about');
  const id = useSearchText('id') ?? '';
  const kind = REFERENCE_KINDS.find((one) => one === named) ?? 'order';
  const wanted = named === kind && id !== '' ? `${kind}:${id}` : '';
  const [dropped, setDropped] = useState('');
  const found = useRead('messages.reference', { params: { kind, id } }, { enabled: wanted !== '' });
  const about = wanted !== '' && wanted !== dropped && found.data ? { kind, id, number: found.data.number } : undefined;
  return [about, () => setDropped(wanted)];
}
