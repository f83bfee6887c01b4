import type { Screen } from './screen.ts';

const guide = () => import('../../features/identity/screens/guide.tsx');

/** Forms that check their input show the texts of refusals. */
const ENTRY: Screen['texts'] = ['entry', 'pay', 'errors'];
const SECURITY: Screen['texts'] = [...ENTRY, 'security'];

/** Signing in and up, the proof of who somebody is, contacts and passwords. */
export const identityScreens: readonly Screen[] = [
  { path: '/', access: 'public', load: guide, texts: ['guide'] },
  { path: '/pages/block/guide', access: 'public', load: guide, texts: ['guide'] },
  {
    path: '/pages/user/login',
    title: 'entry.loginTitle',
    access: 'public',
    load: () => import('../../features/identity/screens/login.tsx'),
    texts: [...ENTRY, 'guide'],
  },
  {
    path: '/pages/user/register',
    title: 'entry.registerTitle',
    access: 'public',
    load: () => import('../../features/identity/screens/register.tsx'),
    texts: [...ENTRY, 'legal', 'scan'],
  },
  {
    path: '/pages/user/passwordRetrieve',
    title: 'entry.retrieveTitle',
    access: 'public',
    load: () => import('../../features/identity/screens/password-retrieve.tsx'),
    texts: ENTRY,
  },
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
