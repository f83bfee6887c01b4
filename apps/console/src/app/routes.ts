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
  { path: '/audit', title: 'console.audit', Screen: lazy(() => import('../features/audit/audit.tsx')) },
];
