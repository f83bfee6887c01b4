import type { ClientKey } from '@greenhall/contract/generated/paths';
import type { PlainKey } from '@greenhall/locales/runtime';
import type { SliceName } from '@greenhall/locales/slices';
import type { IconName } from '@greenhall/ui/display/icon';
import type { ComponentType } from 'react';
import type { ScreenPath } from '../shared/page/links.ts';
import { contentScreens } from './screens/content.ts';
import { messagesScreens } from './screens/messages.ts';
import { peopleScreens } from './screens/people.ts';
import { securityScreens } from './screens/security.ts';
import { shopScreens } from './screens/shop.ts';

export interface Screen {
  readonly path: ScreenPath;
  /** The key of the navigation title. A screen without one has no header bar. */
  readonly title?: PlainKey;
  /** The index in the tab bar. */
  readonly tab?: number;
  readonly access: 'public' | 'member';
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Slices of texts that the screen needs besides `common`. */
  readonly texts: readonly SliceName[];
  /** The reads that the screen shows first. They start while the screen is loading. */
  readonly first?: readonly ClientKey[];
  /** The list from which the screen is opened; beside it where there is room for both. */
  readonly beside?: ScreenPath;
  /** What the address has to name for the list to be beside the screen. */
  readonly besideWith?: string;
  /** Takes the whole width of a wide window, and not that of a text. */
  readonly isSpread?: true;
}

const guide = () => import('../features/identity/screens/guide.tsx');

const MONEY: readonly SliceName[] = ['pay', 'wallet'];
/** Forms with a field that can be scanned. */
const SCANNED: readonly SliceName[] = [...MONEY, 'scan'];
const TRADE: readonly SliceName[] = ['pay', 'otc'];
const STOCK: readonly SliceName[] = ['pay', 'stock'];
/** Forms that check their input show the texts of refusals. */
const ENTRY: readonly SliceName[] = ['entry', 'pay', 'errors'];

/** All screens. Router, titles, tab bar, guards and preloading read this one list. */
export const screens: readonly Screen[] = [
  { path: '/', access: 'public', load: guide, texts: ['guide'] },
  { path: '/pages/block/guide', access: 'public', load: guide, texts: ['guide'] },
  {
    path: '/pages/user/login',
    title: 'entry.loginTitle',
    access: 'public',
    load: () => import('../features/identity/screens/login.tsx'),
    texts: [...ENTRY, 'guide'],
  },
  {
    path: '/pages/user/register',
    title: 'entry.registerTitle',
    access: 'public',
    load: () => import('../features/identity/screens/register.tsx'),
    texts: [...ENTRY, 'legal', 'scan'],
  },
  {
    path: '/pages/user/passwordRetrieve',
    title: 'entry.retrieveTitle',
    access: 'public',
    load: () => import('../features/identity/screens/password-retrieve.tsx'),
    texts: ENTRY,
  },
  {
    path: '/pages/block/home',
    title: 'title.home',
    tab: 0,
    access: 'member',
    load: () => import('./home/home.tsx'),
    texts: ['home'],
    first: ['members.me', 'wallet.balances', 'stock.earnings', 'members.nextStep'],
  },
  {
    path: '/pages/block/recordDetails',
    title: 'wallet.recordTitle',
    access: 'member',
    load: () => import('./record-details.tsx'),
    texts: [...MONEY, 'stock'],
    beside: '/pages/wallet/bill',
  },
  ...contentScreens,
  {
    path: '/pages/wallet/assets',
    title: 'wallet.assetsTitle',
    tab: 1,
    access: 'member',
    load: () => import('./assets.tsx'),
    texts: [...MONEY, 'stock'],
  },
  {
    path: '/pages/wallet/wallet',
    title: 'wallet.title',
    tab: 3,
    access: 'member',
    load: () => import('../features/wallet/screens/wallet.tsx'),
    texts: MONEY,
  },
  {
    path: '/pages/wallet/walletDetail',
    title: 'wallet.detailTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/wallet-detail.tsx'),
    texts: MONEY,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/bill',
    title: 'wallet.billTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/bill.tsx'),
    texts: MONEY,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/chongzhi',
    title: 'wallet.rechargeTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/recharge.tsx'),
    texts: MONEY,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/tixian',
    title: 'wallet.withdrawTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/withdraw.tsx'),
    texts: MONEY,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/zhuanhuan',
    title: 'wallet.conversionTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/conversion.tsx'),
    texts: MONEY,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/exchange',
    title: 'wallet.exchangeTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/exchange.tsx'),
    texts: MONEY,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/chongzhirecord',
    title: 'wallet.rechargesTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/recharge-records.tsx'),
    texts: MONEY,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/tixianrecord',
    title: 'wallet.withdrawalsTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/withdraw-records.tsx'),
    texts: MONEY,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/zhuanhuanrecord',
    title: 'wallet.conversionsTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/conversion-records.tsx'),
    texts: MONEY,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/block/solvency',
    title: 'proof.title',
    access: 'public',
    load: () => import('../features/proof/screens/solvency.tsx'),
    texts: ['pay', 'stock', 'proof'],
  },
  {
    path: '/pages/user/level',
    title: 'stock.levelTitle',
    access: 'member',
    load: () => import('../features/stock/screens/level.tsx'),
    texts: ['home', ...STOCK],
  },
  {
    path: '/pages/user/futou',
    title: 'stock.futouTitle',
    access: 'member',
    load: () => import('../features/network/screens/futou.tsx'),
    texts: [...ENTRY, 'home', 'members', 'network', 'stock'],
  },
  {
    path: '/pages/user/children',
    title: 'network.linkTitle',
    access: 'member',
    load: () => import('../features/network/screens/children.tsx'),
    texts: [...ENTRY, 'network', 'scan'],
    first: ['network.links'],
  },
  {
    path: '/pages/wallet/bouns',
    title: 'stock.earningsTitle',
    access: 'member',
    load: () => import('../features/stock/screens/earnings.tsx'),
    texts: STOCK,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/block/paiming',
    title: 'stock.rankingTitle',
    access: 'member',
    load: () => import('../features/stock/screens/ranking.tsx'),
    texts: STOCK,
  },
  {
    path: '/pages/block/charts',
    title: 'stock.chartTitle',
    access: 'member',
    load: () => import('../features/stock/screens/charts.tsx'),
    texts: STOCK,
  },
  {
    path: '/pages/otc/otc',
    title: 'otc.title',
    tab: 2,
    access: 'member',
    load: () => import('../features/otc/screens/otc.tsx'),
    texts: TRADE,
  },
  {
    path: '/pages/otc/historyOrderPage',
    title: 'otc.recordsTitle',
    access: 'member',
    load: () => import('../features/otc/screens/trade-records.tsx'),
    texts: TRADE,
  },
  {
    path: '/pages/otc/otcOrderDetails',
    title: 'otc.detailsTitle',
    access: 'member',
    load: () => import('../features/otc/screens/trade-details.tsx'),
    texts: TRADE,
    beside: '/pages/otc/otc',
  },
  {
    path: '/pages/bank/bank',
    title: 'wallet.accountsTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/accounts.tsx'),
    texts: MONEY,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/bank/bankAdd',
    title: 'wallet.accountAddTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/account-add.tsx'),
    texts: SCANNED,
    beside: '/pages/bank/bank',
  },
  {
    path: '/pages/bank/bankUpdate',
    title: 'wallet.accountEditTitle',
    access: 'member',
    load: () => import('../features/wallet/screens/account-edit.tsx'),
    texts: SCANNED,
    beside: '/pages/bank/bank',
  },
  ...peopleScreens,
  ...shopScreens,
  ...messagesScreens,
  {
    path: '/pages/user/user',
    title: 'title.user',
    tab: 4,
    access: 'member',
    load: () => import('../features/members/screens/user.tsx'),
    texts: ['home', 'members', 'scan'],
  },
  ...securityScreens,
  {
    path: '/pages/user/userEdit',
    title: 'members.editTitle',
    access: 'member',
    load: () => import('../features/members/screens/user-edit.tsx'),
    texts: ['members', 'pay', 'errors'],
  },
  {
    path: '/pages/user/aboutUs',
    title: 'members.about',
    access: 'member',
    load: () => import('../features/members/screens/about-us.tsx'),
    texts: ['members', 'legal', 'guide'],
  },
  {
    path: '/pages/user/share',
    title: 'network.shareTitle',
    access: 'member',
    load: () => import('../features/network/screens/share.tsx'),
    texts: ['network'],
  },
  {
    path: '/pages/user/network',
    title: 'network.title',
    access: 'member',
    load: () => import('../features/network/screens/network.tsx'),
    texts: ['network'],
    beside: '/pages/user/myTeam',
  },
  {
    path: '/pages/user/myTeam',
    title: 'network.teamTitle',
    access: 'member',
    load: () => import('../features/network/screens/my-team.tsx'),
    texts: ['network'],
  },
  {
    path: '/pages/user/userRecommend',
    title: 'network.nodesTitle',
    access: 'member',
    load: () => import('../features/network/screens/my-nodes.tsx'),
    texts: ['home', 'network', 'pay'],
  },
];

export interface Tab {
  readonly path: ScreenPath;
  readonly label: PlainKey;
  readonly icon: IconName;
}

/** The bottom bar (rule: app#tab-bar). */
export const tabs: readonly Tab[] = [
  { path: '/pages/block/home', label: 'tabbar.home', icon: 'home' },
  { path: '/pages/wallet/assets', label: 'tabbar.aktie', icon: 'pie' },
  { path: '/pages/otc/otc', label: 'tabbar.otc', icon: 'swap' },
  { path: '/pages/wallet/wallet', label: 'tabbar.wallet', icon: 'wallet' },
  { path: '/pages/user/user', label: 'tabbar.user', icon: 'user' },
];

export function screenAt(path: string): Screen | undefined {
  return screens.find((screen) => screen.path === path);
}
