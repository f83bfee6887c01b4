/** The screens of the shop. Only the cart is a member's own. */
export const shopScreens = [
  {
    path: '/pages/shop/shopIndex',
    title: 'shop.title',
    access: 'public',
    load: () => import('../../features/shop/screens/shop-index.tsx'),
    texts: ['shop'],
  },
  {
    path: '/pages/shop/shopSort',
    title: 'shop.sortTitle',
    access: 'public',
    load: () => import('../../features/shop/screens/shop-sort.tsx'),
    texts: ['shop'],
  },
  {
    path: '/pages/shop/shopSearch',
    title: 'shop.searchTitle',
    access: 'public',
    load: () => import('../../features/shop/screens/shop-search.tsx'),
    texts: ['shop'],
  },
  {
    path: '/pages/shop/shopDetails',
    title: 'shop.detailsTitle',
    access: 'public',
    load: () => import('../../features/shop/screens/shop-details.tsx'),
    texts: ['shop'],
  },
  {
    path: '/pages/shop/shopCar',
    title: 'shop.cartTitle',
    access: 'member',
    load: () => import('../../features/shop/screens/shop-car.tsx'),
    texts: ['shop'],
  },
] as const;
