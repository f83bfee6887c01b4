import type { Screen } from './screen.ts';

/** Forms that check their input show the texts of refusals. */
const ENTRY: Screen['texts'] = ['entry', 'pay', 'errors'];

/** The placement tree, invitations and linked accounts. */
export const networkScreens: readonly Screen[] = [
  {
    path: '/pages/user/futou',
    title: 'stock.futouTitle',
    access: 'member',
    load: () => import('../../features/network/screens/futou.tsx'),
    texts: [...ENTRY, 'home', 'members', 'network', 'stock'],
  },
  {
    path: '/pages/user/children',
    title: 'network.linkTitle',
    access: 'member',
    load: () => import('../../features/network/screens/children.tsx'),
    texts: [...ENTRY, 'network', 'scan'],
    first: ['network.links'],
  },
  {
    path: '/pages/user/share',
    title: 'network.shareTitle',
    access: 'member',
    load: () => import('../../features/network/screens/share.tsx'),
    texts: ['network'],
  },
  {
    path: '/pages/user/network',
    title: 'network.title',
    access: 'member',
    load: () => import('../../features/network/screens/network.tsx'),
    texts: ['network'],
    beside: '/pages/user/myTeam',
  },
  {
    path: '/pages/user/myTeam',
    title: 'network.teamTitle',
    access: 'member',
    load: () => import('../../features/network/screens/my-team.tsx'),
    texts: ['network'],
  },
  {
    path: '/pages/user/userRecommend',
    title: 'network.nodesTitle',
    access: 'member',
    load: () => import('../../features/network/screens/my-nodes.tsx'),
    texts: ['home', 'network', 'pay'],
  },
];
