import type { Screen } from './screen.ts';

/** The screens of the shop. The cart and orders are a member’s own. */
export const shopScreens: readonly Screen[] = [
  {
    path: '/pages/shop/shopIndex',
    title: 'shop.title',
    access: 'public',
    load: () => import('../../features/shop/screens/shop-index.tsx'),
    texts: ['shop'],
    isSpread: true,
  },
  {
    path: '/pages/shop/shopSort',
    title: 'shop.sortTitle',
    access: 'public',
    load: () => import('../../features/shop/screens/shop-sort.tsx'),
    texts: ['shop'],
    isSpread: true,
  },
  {
    path: '/pages/shop/shopSearch',
    title: 'shop.searchTitle',
    access: 'public',
    load: () => import('../../features/shop/screens/shop-search.tsx'),
    texts: ['shop'],
    isSpread: true,
  },
  {
    path: '/pages/shop/shopDetails',
    title: 'shop.detailsTitle',
    access: 'public',
    load: () => import('../../features/shop/screens/shop-details.tsx'),
    texts: ['shop', 'orders', 'pay'],
    isSpread: true,
  },
  {
    path: '/pages/shop/shopCar',
    title: 'shop.cartTitle',
    access: 'member',
    load: () => import('../../features/shop/screens/shop-car.tsx'),
    texts: ['shop', 'orders', 'pay'],
  },
  {
    path: '/pages/shop/shopOrder',
    title: 'orders.title',
    access: 'member',
    load: () => import('../../features/shop/screens/shop-order.tsx'),
    texts: ['shop', 'orders'],
    first: ['shop.orderCounts'],
  },
  {
    path: '/pages/shop/shopOrderDetails',
    title: 'orders.detailsTitle',
    access: 'member',
    load: () => import('../../features/shop/screens/shop-order-details.tsx'),
    texts: ['shop', 'orders', 'pay'],
    beside: '/pages/shop/shopOrder',
  },
];
