import type { Screen } from './screen.ts';

const STOCK: Screen['texts'] = ['pay', 'stock'];

/** The stock hall. */
export const stockScreens: readonly Screen[] = [
  {
    path: '/pages/user/level',
    title: 'stock.levelTitle',
    access: 'member',
    load: () => import('../../features/stock/screens/level.tsx'),
    texts: ['home', ...STOCK],
  },
  {
    path: '/pages/wallet/bouns',
    title: 'stock.earningsTitle',
    access: 'member',
    load: () => import('../../features/stock/screens/earnings.tsx'),
    texts: STOCK,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/block/paiming',
    title: 'stock.rankingTitle',
    access: 'member',
    load: () => import('../../features/stock/screens/ranking.tsx'),
    texts: STOCK,
  },
  {
    path: '/pages/block/charts',
    title: 'stock.chartTitle',
    access: 'member',
    load: () => import('../../features/stock/screens/charts.tsx'),
    texts: STOCK,
  },
];
