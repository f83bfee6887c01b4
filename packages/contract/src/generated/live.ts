/** Generated from routes.ts by `npm run generate`. */
import type { ReadKey } from '../shared/route.ts';

/** The events of members, of all slices. */
export type MemberEventName = 'security' | 'notice' | 'network' | 'link' | 'message' | 'notification' | 'verification' | 'balance' | 'paymentRequest' | 'stock' | 'listing' | 'trade' | 'chat' | 'badge' | 'order';

/** The reads that are out of date after each event. Rule: shared#live. */
export const LIVE_READS: Readonly<Record<MemberEventName, readonly ReadKey[]>> = {
  security: ['identity.security', 'identity.sessions', 'members.nextStep', 'members.inspections', 'wallet.fundingSteps', 'members.me'],
  notice: ['content.news', 'content.newsItem', 'content.notices', 'content.notice', 'content.noticeState', 'content.questions', 'content.banners', 'content.about', 'content.shopTexts', 'wallet.depositMethods'],
  network: ['members.me', 'members.nextStep', 'wallet.fundingSteps', 'network.summary', 'network.share', 'network.nodes', 'network.tree', 'network.expand', 'network.generations', 'network.team', 'network.ownAccounts', 'stock.payments'],
  link: ['network.links', 'identity.sessions'],
  message: ['messages.state'],
  notification: ['notifications.state', 'notifications.list', 'otc.alerts'],
  verification: ['verification.state', 'verification.views', 'wallet.withdrawalLimit'],
  balance: ['wallet.balances', 'wallet.bill', 'wallet.activity', 'wallet.history', 'wallet.transfers', 'wallet.recharges', 'wallet.withdrawals', 'wallet.withdrawalLimit', 'wallet.depositMethods', 'wallet.fundingSteps', 'members.nextStep'],
  paymentRequest: ['wallet.paymentRequest', 'wallet.paymentRequests'],
  stock: ['stock.market', 'stock.prices', 'stock.holding', 'stock.queue', 'stock.allocations', 'stock.sales', 'stock.transactions', 'stock.earnings', 'stock.bonuses', 'stock.bonusDays', 'stock.ranking', 'stock.payments', 'stock.levels', 'stock.offers', 'stock.splits', 'members.me', 'members.nextStep', 'wallet.balances', 'wallet.bill', 'wallet.activity', 'wallet.history', 'wallet.fundingSteps', 'network.summary', 'network.tree', 'network.generations', 'network.team'],
  listing: ['otc.hall', 'otc.depth', 'otc.markets', 'otc.myListings', 'otc.markedTraders'],
  trade: ['otc.trade', 'otc.trades', 'otc.myListings', 'wallet.balances', 'wallet.bill', 'wallet.activity', 'wallet.fundingSteps', 'members.nextStep'],
  chat: ['otc.messages'],
  badge: ['otc.trades'],
  order: ['shop.order', 'shop.orders', 'shop.orderCounts', 'shop.coupons'],
};
