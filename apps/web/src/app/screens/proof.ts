import type { Screen } from './screen.ts';

/** What is held beside what is owed. */
export const proofScreens: readonly Screen[] = [
  {
    path: '/pages/block/solvency',
    title: 'proof.title',
    access: 'public',
    load: () => import('../../features/proof/screens/solvency.tsx'),
    texts: ['pay', 'stock', 'proof'],
  },
];
