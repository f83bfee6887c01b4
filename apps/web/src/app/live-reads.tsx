import type { LiveEvent } from '@greenhall/contract/live';
import type { ReadKey } from '@greenhall/contract/shared/route';
import { useEffect, useRef } from 'react';
import { useLive } from '../shared/live/use-live.ts';
import { refetchShown, refetchStale, refreshReads, refreshSoon } from '../shared/request/refresh.ts';

const COINS: readonly ReadKey[] = [
  'wallet.balances',
  'wallet.bill',
  'wallet.activity',
  'wallet.history',
  'wallet.transfers',
  'wallet.recharges',
  'wallet.withdrawals',
  'members.nextStep',
];
const NODES: readonly ReadKey[] = [
  'members.me',
  'members.nextStep',
  'network.summary',
  'network.nodes',
  'network.tree',
  'network.expand',
  'network.generations',
  'network.team',
  'network.ownAccounts',
  'stock.payments',
];

const CONTENT: readonly ReadKey[] = [
  'content.news',
  'content.newsItem',
  'content.notices',
  'content.notice',
  'content.noticeState',
  'content.questions',
  'content.banners',
  'content.about',
  'content.shopTexts',
];

/** What is read again when an event says that it has changed. Screens of trades listen for themselves. */
const READS: Partial<Record<LiveEvent['what'], readonly ReadKey[]>> = {
  balance: COINS,
  order: ['shop.order', 'shop.orders', 'shop.orderCounts', 'shop.coupons'],
  network: NODES,
  security: ['identity.security', 'identity.sessions', 'members.nextStep', 'members.me'],
};

/** The longest wait after an event for all members (ms). A random part of it keeps them from reading at once. */
const SPREAD_MS = 10_000;

/** Reads again what live events say has changed. It shows nothing. */
export default function LiveReads() {
  const timers = useRef(new Map<LiveEvent['what'], ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach((timer) => clearTimeout(timer));
  }, []);
  useLive('member', (event) => {
    if (event === 'missed') refetchStale();
    else refreshSoon(...(READS[event.what] ?? []));
  });
  useLive('all', (event) => {
    // What was missed here was missed on the member's own channel as well.
    if (event === 'missed') return;
    const { what } = event;
    clearTimeout(timers.current.get(what));
    const read = () => (what === 'notice' ? refreshReads(...CONTENT) : refetchShown());
    timers.current.set(what, setTimeout(read, Math.random() * SPREAD_MS));
  });
  return null;
}
