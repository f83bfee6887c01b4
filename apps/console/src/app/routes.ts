import type { PlainKey } from '@greenhall/locales/runtime';
import { type ComponentType, lazy } from 'react';

export interface Screen {
  readonly path: string;
  readonly title: PlainKey;
  readonly Screen: ComponentType;
}

/** The console's screens, in the order of its menu. */
export const screens: readonly Screen[] = [
  { path: '/', title: 'console.dashboard', Screen: lazy(() => import('../features/operators/dashboard.tsx')) },
  { path: '/members', title: 'console.members', Screen: lazy(() => import('../features/members/members.tsx')) },
  { path: '/recharges', title: 'console.recharges', Screen: lazy(() => import('../features/desk/recharges.tsx')) },
  {
    path: '/withdrawals',
    title: 'console.withdrawals',
    Screen: lazy(() => import('../features/desk/withdrawals.tsx')),
  },
  { path: '/queue', title: 'console.queue', Screen: lazy(() => import('../features/stock/queue.tsx')) },
  { path: '/runs', title: 'console.runs', Screen: lazy(() => import('../features/stock/runs.tsx')) },
  {
    path: '/settlements',
    title: 'console.settlements',
    Screen: lazy(() => import('../features/stock/settlements.tsx')),
  },
  { path: '/plans', title: 'console.plans', Screen: lazy(() => import('../features/stock/plans.tsx')) },
  { path: '/reviews', title: 'console.reviews', Screen: lazy(() => import('../features/stock/reviews.tsx')) },
  { path: '/solvency', title: 'console.solvency', Screen: lazy(() => import('../features/proof/snapshots.tsx')) },
  { path: '/orders', title: 'console.orders', Screen: lazy(() => import('../features/otc/orders.tsx')) },
  { path: '/appeals', title: 'otc.appeals', Screen: lazy(() => import('../features/otc/appeals.tsx')) },
  { path: '/locks', title: 'console.locks', Screen: lazy(() => import('../features/otc/locks.tsx')) },
  { path: '/markets', title: 'console.markets', Screen: lazy(() => import('../features/otc/markets.tsx')) },
  { path: '/operators', title: 'console.operators', Screen: lazy(() => import('../features/operators/operators.tsx')) },
  { path: '/proposals', title: 'console.proposals', Screen: lazy(() => import('../features/operators/proposals.tsx')) },
  { path: '/launch', title: 'console.launch', Screen: lazy(() => import('../features/operators/launch.tsx')) },
  { path: '/audit', title: 'console.audit', Screen: lazy(() => import('../features/audit/audit.tsx')) },
];
