import type { PlainKey } from '@greenhall/locales/runtime';
import type { IconName } from '@greenhall/ui/display/icon';
import type { ScreenPath } from '../shared/page/links.ts';
import { contentScreens } from './screens/content.ts';
import { identityScreens } from './screens/identity.ts';
import { membersScreens } from './screens/members.ts';
import { messagesScreens } from './screens/messages.ts';
import { networkScreens } from './screens/network.ts';
import { notificationsScreens } from './screens/notifications.ts';
import { otcScreens } from './screens/otc.ts';
import { proofScreens } from './screens/proof.ts';
import { shopScreens } from './screens/shop.ts';
import { stockScreens } from './screens/stock.ts';
import { verificationScreens } from './screens/verification.ts';
import { walletScreens } from './screens/wallet.ts';
import type { Screen } from './screens/screen.ts';

const MONEY: Screen['texts'] = ['pay', 'wallet'];

/** What is composed of several slices. */
const composed: readonly Screen[] = [
  {
    path: '/pages/block/home',
    title: 'title.home',
    tab: 0,
    access: 'member',
    load: () => import('./home/home.tsx'),
    texts: ['home'],
    first: ['members.me', 'wallet.balances', 'members.nextStep'],
  },
  {
    path: '/pages/block/recordDetails',
    title: 'wallet.recordTitle',
    access: 'member',
    load: () => import('./record-details.tsx'),
    texts: [...MONEY, 'stock'],
    beside: '/pages/wallet/bill',
  },
  {
    path: '/pages/wallet/assets',
    title: 'wallet.assetsTitle',
    tab: 1,
    access: 'member',
    load: () => import('./assets.tsx'),
    texts: [...MONEY, 'stock'],
  },
];

/** All screens. Router, titles, tab bar, guards and preloading read this one list. */
export const screens: readonly Screen[] = [
  ...composed,
  ...identityScreens,
  ...contentScreens,
  ...walletScreens,
  ...proofScreens,
  ...stockScreens,
  ...networkScreens,
  ...otcScreens,
  ...shopScreens,
  ...messagesScreens,
  ...membersScreens,
  ...notificationsScreens,
  ...verificationScreens,
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
