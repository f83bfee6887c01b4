import type { PlainKey } from '@greenhall/locales/runtime';
import type { ScreenPath } from '../../../app/history.ts';

export interface Entry {
  to: ScreenPath;
  label: PlainKey;
}

/** What the member's own page leads to, in groups; an entry shows once its screen exists (rule: specification §2). */
export const ENTRIES: readonly (readonly Entry[])[] = [
  [
    { to: '/pages/bank/bank', label: 'members.accounts' },
    { to: '/pages/user/userRecommend', label: 'members.nodes' },
    { to: '/pages/user/myTeam', label: 'members.shared' },
    { to: '/pages/user/network', label: 'members.network' },
    { to: '/pages/user/children', label: 'members.linked' },
    { to: '/pages/user/futou', label: 'members.reinvestment' },
    { to: '/pages/user/share', label: 'members.share' },
    { to: '/pages/shop/shopIndex', label: 'members.mall' },
  ],
  [
    { to: '/pages/wallet/chongzhi', label: 'members.receiving' },
    { to: '/pages/user/check', label: 'members.security' },
    { to: '/pages/user/seniorProve', label: 'members.verification' },
    { to: '/pages/user/editLoginPwd', label: 'members.password' },
    { to: '/pages/msg/msg', label: 'members.service' },
    { to: '/pages/user/aboutUs', label: 'members.about' },
  ],
];
