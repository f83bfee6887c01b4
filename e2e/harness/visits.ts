import type { PlainKey } from '@greenhall/locales/runtime';

/** The address of a screen of the member app, and the title of its page. `:coin` and the like are what the member has. */
export type Visit = readonly [path: string, title: PlainKey | undefined];

export const PUBLIC: readonly Visit[] = [
  ['/', undefined],
  ['/pages/block/guide', undefined],
  ['/pages/user/login', 'entry.loginTitle'],
  ['/pages/user/register', 'entry.registerTitle'],
  ['/pages/user/passwordRetrieve', 'entry.retrieveTitle'],
  ['/pages/block/solvency', 'proof.title'],
  ['/pages/block/question', 'content.questionsTitle'],
  ['/pages/shop/shopIndex', 'shop.title'],
  ['/pages/shop/shopSort', 'shop.sortTitle'],
  ['/pages/shop/shopSearch', 'shop.searchTitle'],
  ['/pages/shop/shopSearch?words=flask', 'shop.searchTitle'],
  ['/pages/shop/shopDetails?id=:goods', 'shop.detailsTitle'],
];
const MONEY: readonly Visit[] = [
  ['/pages/wallet/assets', 'wallet.assetsTitle'],
  ['/pages/wallet/wallet', 'wallet.title'],
  ['/pages/wallet/walletDetail?coin=mey', 'wallet.detailTitle'],
  ['/pages/wallet/bill', 'wallet.billTitle'],
  ['/pages/block/recordDetails?id=:movement', 'wallet.recordTitle'],
  ['/pages/wallet/chongzhi', 'wallet.rechargeTitle'],
  ['/pages/wallet/tixian', 'wallet.withdrawTitle'],
  ['/pages/wallet/zhuanzhang', 'wallet.transferTitle'],
  ['/pages/wallet/zhuanbi', 'wallet.coinTransferTitle'],
  ['/pages/wallet/paymentRequest', 'wallet.requestTitle'],
  ['/pages/wallet/zhuanhuan', 'wallet.conversionTitle'],
  ['/pages/wallet/exchange', 'wallet.exchangeTitle'],
  ['/pages/wallet/chongzhirecord', 'wallet.rechargesTitle'],
  ['/pages/wallet/tixianrecord', 'wallet.withdrawalsTitle'],
  ['/pages/wallet/zhuanzhangrecord', 'wallet.transfersTitle'],
  ['/pages/wallet/zhuanhuanrecord', 'wallet.conversionsTitle'],
  ['/pages/bank/bank', 'wallet.accountsTitle'],
  ['/pages/bank/bankAdd', 'wallet.accountAddTitle'],
  ['/pages/bank/bankUpdate', 'wallet.accountEditTitle'],
];
const HALLS: readonly Visit[] = [
  ['/pages/user/level', 'stock.levelTitle'],
  ['/pages/wallet/bouns', 'stock.earningsTitle'],
  ['/pages/block/paiming', 'stock.rankingTitle'],
  ['/pages/block/charts', 'stock.chartTitle'],
  ['/pages/user/futou', 'stock.futouTitle'],
  ['/pages/user/children', 'network.linkTitle'],
  ['/pages/otc/otc', 'otc.title'],
  ['/pages/otc/historyOrderPage', 'otc.recordsTitle'],
  ['/pages/otc/otcOrderDetails', 'otc.detailsTitle'],
];
const PERSON: readonly Visit[] = [
  ['/pages/block/home', 'title.home'],
  ['/pages/block/news', 'content.newsTitle'],
  ['/pages/block/newsContent?id=:news', 'content.newsItemTitle'],
  ['/pages/block/notice', 'content.noticesTitle'],
  ['/pages/block/notice?view=mine', 'content.noticesTitle'],
  ['/pages/block/noticeDetails?id=:notice', 'content.noticeTitle'],
  ['/pages/shop/shopCar', 'shop.cartTitle'],
  ['/pages/shop/shopOrder', 'orders.title'],
  ['/pages/shop/shopOrderDetails?id=:order', 'orders.detailsTitle'],
  ['/pages/msg/msg', 'messages.title'],
  ['/pages/user/seniorProve', 'verification.title'],
  ['/pages/user/user', 'title.user'],
  ['/pages/user/check', 'security.checkTitle'],
  ['/pages/user/userBindType', 'security.methodTitle'],
  ['/pages/user/primaryProve', 'security.contactTitle'],
  ['/pages/user/editLoginPwd', 'security.loginPwdTitle'],
  ['/pages/user/editPayPwd', 'security.payPwdTitle'],
  ['/pages/user/resetPayPwd', 'security.payResetTitle'],
  ['/pages/user/userEdit', 'members.editTitle'],
  ['/pages/user/aboutUs', 'members.about'],
  ['/pages/user/share', 'network.shareTitle'],
  ['/pages/user/network', 'network.title'],
  ['/pages/user/myTeam', 'network.teamTitle'],
  ['/pages/user/userRecommend', 'network.nodesTitle'],
];

export const OF_MEMBER: readonly Visit[] = [...MONEY, ...HALLS, ...PERSON];
