import type { Screen } from './screen.ts';

/** The verification of identity. */
export const verificationScreens: readonly Screen[] = [
  {
    path: '/pages/user/seniorProve',
    title: 'verification.title',
    access: 'member',
    load: () => import('../../features/verification/screens/senior-prove.tsx'),
    texts: ['verification', 'errors', 'pay', 'security'],
    first: ['verification.state'],
  },
];
