import type { Screen } from './screen.ts';

/** News, questions and notices that operators write. */
export const contentScreens: readonly Screen[] = [
  {
    path: '/pages/block/news',
    title: 'content.newsTitle',
    access: 'public',
    load: () => import('../../features/content/screens/news.tsx'),
    texts: ['content'],
  },
  {
    path: '/pages/block/newsContent',
    title: 'content.newsItemTitle',
    access: 'public',
    load: () => import('../../features/content/screens/news-content.tsx'),
    texts: ['content'],
    beside: '/pages/block/news',
  },
  {
    path: '/pages/block/noticeDetails',
    title: 'content.noticeTitle',
    access: 'member',
    load: () => import('../../features/content/screens/notice-details.tsx'),
    texts: ['content'],
    beside: '/pages/block/notice',
  },
  {
    path: '/pages/block/question',
    title: 'content.questionsTitle',
    access: 'public',
    load: () => import('../../features/content/screens/question.tsx'),
    texts: ['content'],
    beside: '/pages/block/question',
    besideWith: 'id',
  },
];
