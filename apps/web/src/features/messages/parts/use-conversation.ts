import { useEffect } from 'react';
import { useLive } from '../../../shared/live/use-live.ts';
import { refreshReads } from '../../../shared/request/refresh.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import type { State } from './kinds.ts';
import { catchUp, joinNewest } from './thread.ts';

/** Reads the conversation and follows it; answers how it stands, and the read of its newest messages. */
export function useConversation() {
  useLive('member', (event) => {
    if (event === 'missed') refreshReads('messages.list');
    else if (event.what === 'message') catchUp(Number(event.id));
  });
  const { data: state } = useRead('messages.state', {});
  const newest = useRead('messages.list', {});
  const items = newest.data?.items;
  const last = state?.last ?? 0;
  useEffect(() => (items ? joinNewest(items) : undefined), [items]);
  useEffect(() => catchUp(last), [last]);
  return { state: state satisfies State | undefined, newest };
}
