import { useEffect } from 'react';
import { useLive } from '../../../shared/live/use-live.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import type { State } from './kinds.ts';
import { catchUp, readNewest } from './thread.ts';

/** Reads the conversation and follows it; answers how it stands. */
export function useConversation(): State | undefined {
  useLive('member', (event) => {
    if (event === 'missed') void readNewest();
    else if (event.what === 'message') catchUp(Number(event.id));
  });
  const { data } = useRead('messages.state', {});
  const last = data?.last ?? 0;
  useEffect(() => void readNewest(), []);
  useEffect(() => catchUp(last), [last]);
  return data;
}
