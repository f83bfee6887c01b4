import type { SliceName } from '@greenhall/locales/slices';
import type { Screen } from '../routes.ts';

/** Forms that check their input show the texts of refusals. */
const SECURITY: readonly SliceName[] = ['entry', 'pay', 'errors', 'security'];

/** The proof of who somebody is, contacts and passwords. */
export const securityScreens: readonly Screen[] = [
  {
    path: '/pages/user/check',
    title: 'security.checkTitle',
    access: 'member',
    load: () => import('../../features/identity/screens/check.tsx'),
    texts: SECURITY,
  },
  {
    path: '/pages/user/userBindType',
    title: 'security.methodTitle',
    access: 'member',
    load: () => import('../../features/identity/screens/bind-type.tsx'),
    texts: SECURITY,
  },
  {
    path: '/pages/user/primaryProve',
    title: 'security.contactTitle',
    access: 'member',
    load: () => import('../../features/identity/screens/contact.tsx'),
    texts: SECURITY,
  },
  {
    path: '/pages/user/seniorProve',
    title: 'verification.title',
    access: 'member',
    load: () => import('../../features/verification/screens/senior-prove.tsx'),
    texts: ['verification', 'errors', 'pay'],
    first: ['verification.state'],
  },
  {
    path: '/pages/user/editLoginPwd',
    title: 'security.loginPwdTitle',
    access: 'member',
    load: () => import('../../features/identity/screens/login-password.tsx'),
    texts: SECURITY,
  },
  {
    path: '/pages/user/editPayPwd',
    title: 'security.payPwdTitle',
    access: 'member',
    load: () => import('../../features/identity/screens/pay-password.tsx'),
    texts: SECURITY,
  },
  {
    path: '/pages/user/resetPayPwd',
    title: 'security.payResetTitle',
    access: 'member',
    load: () => import('../../features/identity/screens/pay-password-reset.tsx'),
    texts: SECURITY,
  },
];
