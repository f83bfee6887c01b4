import type { PlainKey } from '@greenhall/locales/runtime';
import type { SliceName } from '@greenhall/locales/slices';
import { type ComponentType, lazy } from 'react';
import { links } from '../kit/location.ts';
import type { DeskRoute } from '../kit/rights.tsx';

export interface Screen {
  readonly path: string;
  readonly title: PlainKey;
  /** The list or figures that it shows: an operator who may not read them does not see it in the menu. */
  readonly reads: DeskRoute;
  readonly Screen: ComponentType;
  /** The texts that it shares with the member app; those for operators are loaded anyway. */
  readonly texts?: readonly SliceName[];
}

/** The places of one kind of work. */
interface Group {
  readonly title?: PlainKey;
  readonly screens: readonly Screen[];
}

/** The console's menu: its screens by kind of work, in its order. */
export const menu: readonly Group[] = [
  {
    screens: [
      {
        path: '/',
        title: 'console.dashboard',
        reads: 'admin.dashboard',
        Screen: lazy(() => import('../features/admin/dashboard.tsx')),
      },
    ],
  },
  {
    title: 'console.group.people',
    screens: [
      {
        path: '/members',
        title: 'console.members',
        reads: 'members.list',
        Screen: lazy(() => import('../features/members/members.tsx')),
        texts: ['network', 'wallet', 'otc', 'stock', 'notifications'],
      },
      {
        path: '/restrictions',
        title: 'console.restrictions',
        reads: 'members.restrictions',
        Screen: lazy(() => import('../features/members/restrictions.tsx')),
      },
      {
        path: '/verification',
        title: 'verification.title',
        reads: 'verification.desk',
        Screen: lazy(() => import('../features/verification/desk.tsx')),
        texts: ['verification'],
      },
      {
        path: '/messages',
        title: 'messagesDesk.inbox',
        reads: 'messages.inbox',
        Screen: lazy(() => import('../features/messages/inbox.tsx')),
        texts: ['messages'],
      },
      {
        path: '/help-ratings',
        title: 'messagesDesk.ratings',
        reads: 'messages.ratings',
        Screen: lazy(() => import('../features/messages/ratings.tsx')),
      },
      {
        path: '/canned-answers',
        title: 'messagesDesk.canned',
        reads: 'messages.cannedAnswers',
        Screen: lazy(() => import('../features/messages/canned-answers.tsx')),
      },
    ],
  },
  {
    title: 'console.group.money',
    screens: [
      {
        path: '/recharges',
        title: 'console.recharges',
        reads: 'wallet.deskRecharges',
        Screen: lazy(() => import('../features/wallet/recharges.tsx')),
        texts: ['wallet', 'verification', 'notifications'],
      },
      {
        path: '/withdrawals',
        title: 'console.withdrawals',
        reads: 'wallet.deskWithdrawals',
        Screen: lazy(() => import('../features/wallet/withdrawals.tsx')),
        texts: ['wallet', 'verification', 'notifications'],
      },
      {
        path: '/deposit-methods',
        title: 'console.depositMethods',
        reads: 'wallet.deskDepositMethods',
        Screen: lazy(() => import('../features/wallet/deposit-methods.tsx')),
      },
      {
        path: '/reference-rates',
        title: 'console.rates',
        reads: 'wallet.deskRates',
        Screen: lazy(() => import('../features/wallet/reference-rates.tsx')),
      },
      {
        path: links.corrections,
        title: 'console.corrections',
        reads: 'wallet.corrections',
        Screen: lazy(() => import('../features/wallet/corrections.tsx')),
        texts: ['wallet'],
      },
      {
        path: '/solvency',
        title: 'console.solvency',
        reads: 'proof.whole',
        Screen: lazy(() => import('../features/proof/snapshots.tsx')),
      },
      {
        path: links.reports,
        title: 'reports.title',
        reads: 'admin.closedDays',
        Screen: lazy(() => import('../features/admin/reports/reports.tsx')),
        texts: ['wallet'],
      },
    ],
  },
  {
    title: 'console.group.stock',
    screens: [
      {
        path: '/queue',
        title: 'console.queue',
        reads: 'stock.deskQueue',
        Screen: lazy(() => import('../features/stock/queue.tsx')),
        texts: ['stock'],
      },
      {
        path: '/runs',
        title: 'console.runs',
        reads: 'stock.runs',
        Screen: lazy(() => import('../features/stock/runs.tsx')),
      },
      {
        path: '/settlements',
        title: 'console.settlements',
        reads: 'stock.deskSettlements',
        Screen: lazy(() => import('../features/stock/settlements.tsx')),
      },
      {
        path: '/plans',
        title: 'console.plans',
        reads: 'stock.planVersions',
        Screen: lazy(() => import('../features/stock/plans.tsx')),
      },
    ],
  },
  {
    title: 'console.group.trade',
    screens: [
      {
        path: '/orders',
        title: 'console.orders',
        reads: 'otc.deskTrades',
        Screen: lazy(() => import('../features/otc/orders.tsx')),
        texts: ['otc', 'wallet', 'notifications'],
      },
      {
        path: '/appeals',
        title: 'otc.appeals',
        reads: 'otc.deskAppeals',
        Screen: lazy(() => import('../features/otc/appeals.tsx')),
      },
      {
        path: '/markets',
        title: 'console.markets',
        reads: 'otc.deskMarkets',
        Screen: lazy(() => import('../features/otc/markets.tsx')),
      },
    ],
  },
  {
    title: 'console.group.shop',
    screens: [
      {
        path: '/shop-orders',
        title: 'shopDesk.orders',
        reads: 'shop.deskOrders',
        Screen: lazy(() => import('../features/shop/orders/orders.tsx')),
        texts: ['orders', 'wallet', 'notifications'],
      },
      {
        path: '/goods',
        title: 'console.goods',
        reads: 'shop.deskGoodsList',
        Screen: lazy(() => import('../features/shop/goods.tsx')),
      },
      {
        path: '/coupons',
        title: 'shopDesk.coupons',
        reads: 'shop.deskCoupons',
        Screen: lazy(() => import('../features/shop/orders/coupons.tsx')),
      },
      {
        path: '/freight',
        title: 'shopDesk.freight',
        reads: 'shop.freights',
        Screen: lazy(() => import('../features/shop/orders/freight.tsx')),
      },
      {
        path: '/product-reviews',
        title: 'shopDesk.reviews',
        reads: 'shop.deskReviews',
        Screen: lazy(() => import('../features/shop/orders/reviews.tsx')),
      },
      {
        path: '/delivery',
        title: 'shopDesk.delivery',
        reads: 'shop.deskDelivery',
        Screen: lazy(() => import('../features/shop/orders/deliveries.tsx')),
      },
    ],
  },
  {
    title: 'console.group.content',
    screens: [
      {
        path: '/content',
        title: 'content.desk',
        reads: 'content.entries',
        Screen: lazy(() => import('../features/content/desk.tsx')),
        texts: ['content'],
      },
    ],
  },
  {
    title: 'console.group.platform',
    screens: [
      {
        path: '/proposals',
        title: 'console.inbox',
        reads: 'admin.decisions',
        Screen: lazy(() => import('../features/admin/inbox.tsx')),
      },
      {
        path: links.operations,
        title: 'operations.title',
        reads: 'admin.operations',
        Screen: lazy(() => import('../features/admin/operations/operations.tsx')),
      },
      {
        path: '/parameters',
        title: 'parameters.title',
        reads: 'admin.parameters',
        Screen: lazy(() => import('../features/admin/parameters/parameters.tsx')),
        texts: ['notifications', 'verification'],
      },
      {
        path: '/operators',
        title: 'console.operators',
        reads: 'admin.operators',
        Screen: lazy(() => import('../features/admin/operators.tsx')),
      },
      {
        path: '/launch',
        title: 'console.launch',
        reads: 'members.launches',
        Screen: lazy(() => import('../features/members/launch.tsx')),
      },
      {
        path: '/audit',
        title: 'console.audit',
        reads: 'admin.audit',
        Screen: lazy(() => import('../features/admin/audit.tsx')),
      },
      {
        path: links.exports,
        title: 'exports.title',
        reads: 'admin.exports',
        Screen: lazy(() => import('../features/admin/exports/exports.tsx')),
      },
      {
        path: links.account,
        title: 'ownAccount.title',
        reads: 'admin.sessions',
        Screen: lazy(() => import('../features/admin/account.tsx')),
      },
    ],
  },
];

export const screens: readonly Screen[] = menu.flatMap((group) => group.screens);
