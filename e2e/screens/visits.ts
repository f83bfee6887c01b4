/** A screen of the contact sheet: its name in the file names, its route, and who looks at it. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  readonly by: 'guest' | 'head' | 'active' | 'newcomer' | 'restricted';
  /** Pictures of the whole page, instead of the first screenful. */
  readonly whole?: boolean;
  readonly wide?: boolean;
}

/**
 * Every screen that members see most. The first member has an order to pay, which is `:trade`, and a closed level; the
 * active one has shares, and a higher level that cools off. `:movement` is in the active member's bill.
 */
export const VISITS: readonly Visit[] = [
  { name: 'guide', path: '/', by: 'guest' },
  { name: 'register', path: '/pages/user/register', by: 'guest' },
  { name: 'home', path: '/pages/block/home', by: 'head', whole: true },
  { name: 'home-new', path: '/pages/block/home', by: 'newcomer', whole: true },
  { name: 'home-active', path: '/pages/block/home', by: 'active', whole: true },
  { name: 'assets', path: '/pages/wallet/assets', by: 'active', whole: true },
  { name: 'level', path: '/pages/user/level', by: 'active', whole: true },
  { name: 'level-closed', path: '/pages/user/level', by: 'head' },
  { name: 'level-mine', path: '/pages/user/level?view=mine', by: 'active' },
  { name: 'wallet', path: '/pages/wallet/wallet', by: 'head', whole: true },
  { name: 'transfer', path: '/pages/wallet/zhuanzhang', by: 'head' },
  { name: 'bill', path: '/pages/wallet/bill', by: 'head' },
  { name: 'earnings', path: '/pages/wallet/bouns', by: 'head' },
  { name: 'trade', path: '/pages/otc/otc', by: 'head' },
  { name: 'order', path: '/pages/otc/otcOrderDetails?id=:trade', by: 'head', whole: true },
  { name: 'team', path: '/pages/user/myTeam', by: 'head' },
  { name: 'network', path: '/pages/user/network', by: 'head' },
  { name: 'nodes', path: '/pages/user/userRecommend', by: 'newcomer' },
  { name: 'news', path: '/pages/block/news', by: 'head' },
  { name: 'notices', path: '/pages/block/notice', by: 'newcomer' },
  { name: 'notices-mine', path: '/pages/block/notice?view=mine', by: 'head', whole: true },
  { name: 'notices-choices', path: '/pages/block/notice?view=mine&sheet=choices', by: 'head' },
  { name: 'questions', path: '/pages/block/question', by: 'guest' },
  { name: 'shop', path: '/pages/shop/shopIndex', by: 'guest' },
  { name: 'goods', path: '/pages/shop/shopDetails?id=1', by: 'guest', whole: true },
  { name: 'shop-orders', path: '/pages/shop/shopOrder', by: 'head' },
  { name: 'shop-to-pay', path: '/pages/shop/shopOrderDetails?id=11', by: 'head', whole: true },
  { name: 'shop-after-sale', path: '/pages/shop/shopOrderDetails?id=5', by: 'head', whole: true },
  { name: 'messages', path: '/pages/msg/msg', by: 'head' },
  { name: 'messages-waiting', path: '/pages/msg/msg', by: 'active' },
  { name: 'verification', path: '/pages/user/seniorProve', by: 'head', whole: true },
  { name: 'verification-approved', path: '/pages/user/seniorProve', by: 'active', whole: true },
  { name: 'withdraw', path: '/pages/wallet/tixian', by: 'head', whole: true },
  { name: 'mine', path: '/pages/user/user', by: 'head', whole: true },
  { name: 'mine-restricted', path: '/pages/user/user', by: 'restricted' },
  { name: 'linked', path: '/pages/user/children', by: 'head', whole: true },
  { name: 'linked-asked', path: '/pages/user/children', by: 'active' },
  { name: 'about', path: '/pages/user/aboutUs', by: 'head', whole: true },
  { name: 'security', path: '/pages/user/check', by: 'head', whole: true },
  { name: 'solvency', path: '/pages/block/solvency', by: 'head', whole: true },
  { name: 'home-wide', path: '/pages/block/home', by: 'head', wide: true },
  { name: 'trade-wide', path: '/pages/otc/otc', by: 'head', wide: true },
  { name: 'order-wide', path: '/pages/otc/otcOrderDetails?id=:trade', by: 'head', wide: true },
  { name: 'movement-wide', path: '/pages/block/recordDetails?id=:movement', by: 'active', wide: true },
  { name: 'network-wide', path: '/pages/user/network', by: 'active', wide: true },
];

/** What the picture of the README shows, in light and dark beside each other. */
export const README_VISITS: readonly Visit[] = [
  { name: 'readme-home', path: '/pages/block/home', by: 'active' },
  { name: 'readme-stock', path: '/pages/user/level?view=mine', by: 'active' },
  { name: 'readme-trade', path: '/pages/otc/otc', by: 'active' },
];
