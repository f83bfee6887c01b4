import type { Screen } from './screen.ts';

/** What the member was told. */
export const notificationsScreens: readonly Screen[] = [
  {
    path: '/pages/block/notice',
    title: 'content.noticesTitle',
    access: 'member',
    load: () => import('../../features/notifications/screens/notices.tsx'),
    texts: ['content', 'notifications'],
  },
];
