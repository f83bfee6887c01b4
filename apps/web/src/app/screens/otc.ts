import type { Screen } from './screen.ts';

const TRADE: Screen['texts'] = ['pay', 'otc'];

/** The trading hall. */
export const otcScreens: readonly Screen[] = [
  {
    path: '/pages/otc/otc',
    title: 'otc.title',
    tab: 2,
    access: 'member',
    load: () => import('../../features/otc/screens/otc.tsx'),
    texts: TRADE,
  },
  {
    path: '/pages/otc/historyOrderPage',
    title: 'otc.recordsTitle',
    access: 'member',
    load: () => import('../../features/otc/screens/trade-records.tsx'),
    texts: TRADE,
  },
  {
    path: '/pages/otc/otcOrderDetails',
    title: 'otc.detailsTitle',
    access: 'member',
    load: () => import('../../features/otc/screens/trade-details.tsx'),
    texts: [...TRADE, 'security'],
    beside: '/pages/otc/otc',
  },
];
