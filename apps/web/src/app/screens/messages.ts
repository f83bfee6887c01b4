import type { Screen } from './screen.ts';

/** The conversation with customer service. */
export const messagesScreens: readonly Screen[] = [
  {
    path: '/pages/msg/msg',
    title: 'messages.title',
    access: 'member',
    load: () => import('../../features/messages/screens/msg.tsx'),
    texts: ['messages'],
    first: ['messages.state'],
    // What has been answered already stands beside what is asked.
    beside: '/pages/block/question',
  },
];
