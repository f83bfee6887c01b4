import type { Screen } from '../routes.ts';

const TEXTS: Screen['texts'] = ['pay', 'wallet', 'scan', 'wallet/people'];

/** Whom one pays, and what one is asked for. */
export const peopleScreens: readonly Screen[] = [
  {
    path: '/pages/wallet/zhuanzhang',
    title: 'wallet.transferTitle',
    access: 'member',
    load: () => import('../../features/wallet/screens/transfer.tsx'),
    texts: TEXTS,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/zhuanbi',
    title: 'wallet.coinTransferTitle',
    access: 'member',
    load: () => import('../../features/wallet/screens/coin-transfer.tsx'),
    texts: TEXTS,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/paymentRequest',
    title: 'wallet.requestTitle',
    access: 'member',
    load: () => import('../../features/wallet/screens/payment-request.tsx'),
    texts: TEXTS,
    beside: '/pages/wallet/wallet',
  },
  {
    path: '/pages/wallet/zhuanzhangrecord',
    title: 'wallet.transfersTitle',
    access: 'member',
    load: () => import('../../features/wallet/screens/transfer-records.tsx'),
    texts: TEXTS,
    beside: '/pages/wallet/wallet',
  },
];
