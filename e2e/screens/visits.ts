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
 * Every screen of the specification at least once, and those whose states differ more often. The first member has an
 * order to pay, which is `:trade`, and a closed level; the active one has shares, and a higher level that cools off.
 * `:movement` is in the active member's bill, `:news` and `:notice` are the newest ones.
 */
export const VISITS: readonly Visit[] = [
  { name: 'guide', path: '/', by: 'guest' },
  { name: 'login', path: '/pages/user/login', by: 'guest' },
  { name: 'register', path: '/pages/user/register', by: 'guest', whole: true },
  { name: 'forgotten', path: '/pages/user/passwordRetrieve', by: 'guest' },
  { name: 'home', path: '/pages/block/home', by: 'head', whole: true },
  { name: 'home-new', path: '/pages/block/home', by: 'newcomer', whole: true },
  { name: 'home-active', path: '/pages/block/home', by: 'active', whole: true },
  { name: 'news', path: '/pages/block/news', by: 'head' },
  { name: 'article', path: '/pages/block/newsContent?id=:news', by: 'head' },
  { name: 'notices', path: '/pages/block/notice', by: 'newcomer' },
  { name: 'notices-mine', path: '/pages/block/notice?view=mine', by: 'head', whole: true },
  { name: 'notices-choices', path: '/pages/block/notice?view=mine&sheet=choices', by: 'head' },
  { name: 'notice', path: '/pages/block/noticeDetails?id=:notice', by: 'head' },
  { name: 'questions', path: '/pages/block/question', by: 'guest' },
  { name: 'ranking', path: '/pages/block/paiming', by: 'head' },
  { name: 'chart', path: '/pages/block/charts', by: 'active' },
  { name: 'movement', path: '/pages/block/recordDetails?id=:movement', by: 'active', whole: true },
  { name: 'assets', path: '/pages/wallet/assets', by: 'active', whole: true },
  { name: 'level', path: '/pages/user/level', by: 'active', whole: true },
  { name: 'level-closed', path: '/pages/user/level', by: 'head' },
  { name: 'level-mine', path: '/pages/user/level?view=mine', by: 'active' },
  { name: 'wallet', path: '/pages/wallet/wallet', by: 'head', whole: true },
  { name: 'coin', path: '/pages/wallet/walletDetail?coin=mey', by: 'head' },
  { name: 'bill', path: '/pages/wallet/bill', by: 'head' },
  { name: 'earnings', path: '/pages/wallet/bouns', by: 'head' },
  { name: 'recharge', path: '/pages/wallet/chongzhi', by: 'head', whole: true },
  { name: 'recharges', path: '/pages/wallet/chongzhirecord', by: 'head' },
  { name: 'withdraw', path: '/pages/wallet/tixian', by: 'head', whole: true },
  { name: 'withdrawals', path: '/pages/wallet/tixianrecord', by: 'head' },
  { name: 'transfer', path: '/pages/wallet/zhuanzhang', by: 'head' },
  { name: 'transfers', path: '/pages/wallet/zhuanzhangrecord', by: 'head' },
  { name: 'coin-transfer', path: '/pages/wallet/zhuanbi', by: 'head' },
  { name: 'payment-request', path: '/pages/wallet/paymentRequest', by: 'head', whole: true },
  { name: 'conversion', path: '/pages/wallet/zhuanhuan', by: 'head' },
  { name: 'conversions', path: '/pages/wallet/zhuanhuanrecord', by: 'head' },
  { name: 'exchange', path: '/pages/wallet/exchange', by: 'head' },
  { name: 'accounts', path: '/pages/bank/bank', by: 'head' },
  { name: 'receiving', path: '/pages/bank/bank?view=receiving', by: 'head', whole: true },
  { name: 'account-add', path: '/pages/bank/bankAdd', by: 'head', whole: true },
  { name: 'account-edit', path: '/pages/bank/bankUpdate?id=:account', by: 'head' },
  { name: 'trade', path: '/pages/otc/otc', by: 'head' },
  { name: 'order', path: '/pages/otc/otcOrderDetails?id=:trade', by: 'head', whole: true },
  { name: 'trade-records', path: '/pages/otc/historyOrderPage', by: 'head' },
  { name: 'shop', path: '/pages/shop/shopIndex', by: 'guest' },
  { name: 'categories', path: '/pages/shop/shopSort', by: 'guest' },
  { name: 'shop-search', path: '/pages/shop/shopSearch', by: 'guest' },
  { name: 'goods', path: '/pages/shop/shopDetails?id=1', by: 'guest', whole: true },
  { name: 'cart', path: '/pages/shop/shopCar', by: 'head' },
  { name: 'shop-orders', path: '/pages/shop/shopOrder', by: 'head' },
  { name: 'shop-to-pay', path: '/pages/shop/shopOrderDetails?id=11', by: 'head', whole: true },
  { name: 'shop-after-sale', path: '/pages/shop/shopOrderDetails?id=5', by: 'head', whole: true },
  { name: 'messages', path: '/pages/msg/msg', by: 'head' },
  { name: 'messages-waiting', path: '/pages/msg/msg', by: 'active' },
  { name: 'verification', path: '/pages/user/seniorProve', by: 'head', whole: true },
  { name: 'verification-approved', path: '/pages/user/seniorProve', by: 'active', whole: true },
  { name: 'mine', path: '/pages/user/user', by: 'head', whole: true },
  { name: 'mine-restricted', path: '/pages/user/user', by: 'restricted' },
  { name: 'linked', path: '/pages/user/children', by: 'head', whole: true },
  { name: 'linked-asked', path: '/pages/user/children', by: 'active', whole: true },
  { name: 'reinvestment', path: '/pages/user/futou', by: 'active' },
  { name: 'nodes', path: '/pages/user/userRecommend', by: 'newcomer' },
  { name: 'team', path: '/pages/user/myTeam', by: 'head' },
  { name: 'network', path: '/pages/user/network', by: 'head' },
  { name: 'share', path: '/pages/user/share', by: 'head', whole: true },
  { name: 'profile', path: '/pages/user/userEdit', by: 'head' },
  { name: 'about', path: '/pages/user/aboutUs', by: 'head', whole: true },
  { name: 'security', path: '/pages/user/check', by: 'head', whole: true },
  { name: 'method', path: '/pages/user/userBindType', by: 'head' },
  { name: 'contact', path: '/pages/user/primaryProve', by: 'head' },
  { name: 'login-password', path: '/pages/user/editLoginPwd', by: 'head' },
  { name: 'payment-password', path: '/pages/user/editPayPwd', by: 'head' },
  { name: 'payment-reset', path: '/pages/user/resetPayPwd', by: 'head' },
  { name: 'solvency', path: '/pages/block/solvency', by: 'head', whole: true },
  { name: 'home-wide', path: '/pages/block/home', by: 'head', wide: true },
  { name: 'trade-wide', path: '/pages/otc/otc', by: 'head', wide: true },
  { name: 'order-wide', path: '/pages/otc/otcOrderDetails?id=:trade', by: 'head', wide: true },
  { name: 'movement-wide', path: '/pages/block/recordDetails?id=:movement', by: 'active', wide: true },
  { name: 'network-wide', path: '/pages/user/network', by: 'active', wide: true },
  { name: 'wallet-wide', path: '/pages/wallet/chongzhi', by: 'head', wide: true },
  { name: 'messages-wide', path: '/pages/msg/msg', by: 'head', wide: true },
  { name: 'shop-wide', path: '/pages/shop/shopIndex', by: 'head', wide: true },
  { name: 'goods-wide', path: '/pages/shop/shopDetails?id=1', by: 'guest', wide: true },
  { name: 'shop-order-wide', path: '/pages/shop/shopOrderDetails?id=5', by: 'head', wide: true },
];

/** What the picture of the README shows, in light and dark beside each other. */
export const README_VISITS: readonly Visit[] = [
  { name: 'readme-home', path: '/pages/block/home', by: 'active' },
  { name: 'readme-mall', path: '/pages/shop/shopIndex', by: 'active' },
  { name: 'readme-stock', path: '/pages/user/level?view=mine', by: 'active' },
  { name: 'readme-trade', path: '/pages/otc/otc', by: 'active' },
];
