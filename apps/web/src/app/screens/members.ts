import type { Screen } from './screen.ts';

/** The member’s own data. */
export const membersScreens: readonly Screen[] = [
  {
    path: '/pages/user/user',
    title: 'title.user',
    tab: 4,
    access: 'member',
    load: () => import('../../features/members/screens/user.tsx'),
    texts: ['home', 'members', 'scan'],
  },
  {
    path: '/pages/user/userEdit',
    title: 'members.editTitle',
    access: 'member',
    load: () => import('../../features/members/screens/user-edit.tsx'),
    texts: ['members', 'pay', 'errors'],
  },
  {
    path: '/pages/user/aboutUs',
    title: 'members.about',
    access: 'member',
    load: () => import('../../features/members/screens/about-us.tsx'),
    texts: ['members', 'legal', 'guide'],
  },
];
