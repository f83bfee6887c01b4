import { adminAccountRoutes } from './admin/account.ts';
import { adminPasskeyRoutes } from './admin/passkeys.ts';
import { adminLive } from './admin/live.ts';
import { adminRoutes } from './admin/routes.ts';
import { contentDeskRoutes } from './content/desk.ts';
import { contentLive } from './content/live.ts';
import { contentRoutes } from './content/routes.ts';
import { identityFactorRoutes } from './identity/factors.ts';
import { identityLive } from './identity/live.ts';
import { identityRoutes } from './identity/routes.ts';
import { liveRoutes } from './live.ts';
import { membersLaunchRoutes } from './members/launch.ts';
import { membersExportRoutes } from './members/exports.ts';
import { membersInspectionRoutes } from './members/inspections.ts';
import { membersRestrictionRoutes } from './members/restrictions.ts';
import { membersRoutes } from './members/routes.ts';
import { messagesDeskRoutes } from './messages/desk.ts';
import { messagesLive } from './messages/live.ts';
import { messagesMemberRoutes } from './messages/routes.ts';
import { activationRequestRoutes } from './network/activation-requests.ts';
import { networkLinkRoutes } from './network/links.ts';
import { networkLive } from './network/live.ts';
import { networkReinvestmentRoutes } from './network/reinvestment.ts';
import { networkRoutes } from './network/routes.ts';
import { notificationsLive } from './notifications/live.ts';
import { notificationsRoutes } from './notifications/routes.ts';
import { otcAlertRoutes } from './otc/alerts.ts';
import { otcDeskRoutes } from './otc/desk.ts';
import { otcLive } from './otc/live.ts';
import { otcMarketRoutes } from './otc/market.ts';
import { otcMemberRoutes } from './otc/routes.ts';
import { otcTraderRoutes } from './otc/traders.ts';
import { platformRoutes } from './platform.ts';
import { proofRoutes } from './proof/routes.ts';
import type { ChannelOf } from './shared/live.ts';
import { shopLive } from './shop/live.ts';
import { shopRoutes } from './shop/routes.ts';
import { stockBonusRoutes } from './stock/bonuses.ts';
import { stockDeskRoutes } from './stock/desk.ts';
import { stockLive } from './stock/live.ts';
import { stockMemberRoutes } from './stock/routes.ts';
import { verificationDeskRoutes } from './verification/desk.ts';
import { verificationLive } from './verification/live.ts';
import { verificationMemberRoutes } from './verification/routes.ts';
import { walletAccountRoutes } from './wallet/accounts.ts';
import { walletBillRoutes } from './wallet/bill.ts';
import { walletCollectRoutes } from './wallet/collect.ts';
import { walletDeskRoutes } from './wallet/desk.ts';
import { walletUniqueAmountRoutes } from './wallet/unique-amount.ts';
import { walletLive } from './wallet/live.ts';
import { walletPayInRoutes } from './wallet/pay-in.ts';
import { walletPayeeRoutes } from './wallet/payees.ts';
import { walletPaymentRequestRoutes } from './wallet/payment-request.ts';
import { walletCorrectionRoutes } from './wallet/corrections.ts';
import { walletReferenceRateRoutes } from './wallet/reference-rate.ts';
import { walletFundingRoutes } from './wallet/funding-steps.ts';
import { walletRechargeRoutes } from './wallet/recharge.ts';
import { walletMemberRoutes } from './wallet/routes.ts';

/** Every route of the product, by slice. */
export const routes = {
  platform: platformRoutes,
  live: liveRoutes,
  identity: { ...identityRoutes, ...identityFactorRoutes },
  members: {
    ...membersRoutes,
    ...membersLaunchRoutes,
    ...membersRestrictionRoutes,
    ...membersInspectionRoutes,
    ...membersExportRoutes,
  },
  content: { ...contentRoutes, ...contentDeskRoutes },
  network: { ...networkRoutes, ...networkReinvestmentRoutes, ...networkLinkRoutes, ...activationRequestRoutes },
  messages: { ...messagesMemberRoutes, ...messagesDeskRoutes },
  verification: { ...verificationMemberRoutes, ...verificationDeskRoutes },
  notifications: notificationsRoutes,
  wallet: {
    ...walletMemberRoutes,
    ...walletPayeeRoutes,
    ...walletPaymentRequestRoutes,
    ...walletRechargeRoutes,
    ...walletPayInRoutes,
    ...walletReferenceRateRoutes,
    ...walletCorrectionRoutes,
    ...walletUniqueAmountRoutes,
    ...walletFundingRoutes,
    ...walletBillRoutes,
    ...walletAccountRoutes,
    ...walletCollectRoutes,
    ...walletDeskRoutes,
  },
  stock: { ...stockMemberRoutes, ...stockBonusRoutes, ...stockDeskRoutes },
  otc: { ...otcMarketRoutes, ...otcMemberRoutes, ...otcTraderRoutes, ...otcAlertRoutes, ...otcDeskRoutes },
  shop: shopRoutes,
  proof: proofRoutes,
  admin: { ...adminRoutes, ...adminAccountRoutes, ...adminPasskeyRoutes },
};
export type Routes = typeof routes;

/** The live channels and events of the slices that have any. */
export const live = {
  identity: identityLive,
  content: contentLive,
  network: networkLive,
  messages: messagesLive,
  notifications: notificationsLive,
  verification: verificationLive,
  wallet: walletLive,
  stock: stockLive,
  otc: otcLive,
  shop: shopLive,
  admin: adminLive,
} as const;

/** The member's own channel, that of all members, or a channel that a slice has declared for members or operators. */
export type LiveChannel = 'member' | 'all' | ChannelOf<(typeof live)[keyof typeof live]>;

/** What the routes of each slice are about, for those who read the API description. */
export const ABOUT = {
  platform: 'The program itself.',
  live: 'The channel that tells what has changed.',
  identity: 'Signing in, passwords, contacts, second factors.',
  members: 'The member, its profile and its terms.',
  content: 'What operators write for members: news, notices, questions, the agreement.',
  network: 'The trees, places in them, and accounts that are bound to each other.',
  messages: 'The conversation of a member with customer service.',
  notifications: 'What concerns a member alone, and how the member is told of it.',
  verification: 'Who a member is, proved by a document.',
  wallet: 'Balances, transfers, conversions, recharges, withdrawals.',
  stock: 'Levels, shares, sales, bonuses.',
  otc: 'Trading coins for coins on a chain.',
  shop: 'Goods, the cart, orders and what is asked back.',
  proof: 'What is held beside what is owed.',
  admin: 'Operators and what spans the rest.',
} as const satisfies Record<keyof Routes, string>;

/** The key of a route, such as `wallet.transfer`. */
export type RouteKey = {
  [S in keyof Routes]: `${S & string}.${keyof Routes[S] & string}`;
}[keyof Routes];

/** The route of a key. */
export type RouteOf<K extends RouteKey> = K extends `${infer S}.${infer N}`
  ? S extends keyof Routes
    ? N extends keyof Routes[S]
      ? Routes[S][N]
      : never
    : never
  : never;
