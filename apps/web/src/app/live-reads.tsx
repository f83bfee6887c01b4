import type { LiveEvent } from '@greenhall/contract/live';
import { LIVE_READS } from '@greenhall/contract/generated/live';
import { useEffect, useRef } from 'react';
import { useLiveState } from '../shared/live/live-state.ts';
import { useLive } from '../shared/live/use-live.ts';
import { api } from '../shared/request/api.ts';
import { useConnection } from '../shared/request/connection.ts';
import { followReturns } from '../shared/request/returns.ts';
import { refetchSoon, refreshSoon } from '../shared/live/refresh-soon.ts';
import { refreshReads } from '../shared/request/refresh.ts';
import { persistAnswers } from '../shared/offline/last-answers.ts';
import { useRead } from '../shared/request/use-read.ts';
import { followOtherTabs } from '../shared/session/other-tabs.ts';
import { DRAFTS } from '../shared/session/session.ts';
import { useStore } from '../shared/session/store.ts';

/** The longest wait after an event for all members (ms). A random part of it keeps them from reading at once. */
const SPREAD_MS = 10_000;

/**
 * Follows the conversation with customer service on every screen: how much of it is unread, that it was delivered, and
 * that what was written without a connection is sent.
 */
function useUnread(): void {
  const isOnline = useConnection((state) => state.isOnline);
  const hasUnsent = useStore(({ unsent }) => unsent !== undefined);
  const { data } = useRead('messages.state', {});
  const { unread = 0, last = 0 } = data ?? {};
  const isNew = unread > 0 && (data?.mine.delivered ?? 0) < last;
  useEffect(() => useStore.setState({ unread }), [unread]);
  useEffect(() => {
    // What fails is said again with the next mark.
    if (isNew) api('messages.mark', { body: { delivered: last } }).catch(() => undefined);
  }, [isNew, last]);
  useEffect(() => {
    if (!hasUnsent || !isOnline) return;
    import('../features/messages/parts/outbox.ts').then(
      ({ sendUnsent }) => sendUnsent(),
      () => undefined,
    );
  }, [hasUnsent, isOnline]);
}

/** Tells the server the language that was chosen while it could not be reached. */
function useUnsentLanguage(): void {
  const isOnline = useConnection((state) => state.isOnline);
  useEffect(() => {
    if (!isOnline || localStorage.getItem(DRAFTS) === null) return;
    import('../features/members/parts/choose-language.ts').then(
      ({ sendLanguage }) => sendLanguage(),
      () => undefined,
    );
  }, [isOnline]);
}

// Until the page follows events, nothing is repeated.
useLiveState.setState({ announced: new Set(Object.values(LIVE_READS).flat()) });

/** Reads again what live events say has changed, or what may have while nobody looked. It shows nothing. */
export default function LiveReads() {
  useUnread();
  useUnsentLanguage();
  useEffect(persistAnswers, []);
  useEffect(followReturns, []);
  useEffect(followOtherTabs, []);
  const timers = useRef(new Map<LiveEvent['what'], ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach((timer) => clearTimeout(timer));
  }, []);
  useLive('member', (event, newest) =>
    event === 'missed' ? refetchSoon(newest) : refreshSoon(...LIVE_READS[event.what]),
  );
  useLive('all', (event, newest) => {
    if (event === 'missed') return refetchSoon(newest);
    const { what } = event;
    if (timers.current.has(what)) return;
    const read = () => {
      timers.current.delete(what);
      refreshReads(...LIVE_READS[what]);
    };
    timers.current.set(what, setTimeout(read, Math.random() * SPREAD_MS));
  });
  return null;
}
