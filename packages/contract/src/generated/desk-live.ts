/** Generated from routes.ts by `npm run generate`. */
import type { Act } from '@greenhall/domain/admin/roles';
import type { ReadKey } from '../shared/route.ts';

/** The events of operators, of all slices. */
export type DeskEventName = 'inbox' | 'conversation' | 'review' | 'recharge' | 'withdrawal' | 'appeal' | 'deskOrder' | 'proposal' | 'alarm' | 'switch' | 'presence';

/** The reads of the console that are out of date after each event. Rule: shared#live. */
export const DESK_READS: Readonly<Record<DeskEventName, readonly ReadKey[]>> = {
  inbox: ['messages.inbox', 'admin.queues'],
  conversation: ['messages.conversation', 'messages.notes'],
  review: ['verification.desk', 'verification.case', 'admin.queues', 'admin.decisions'],
  recharge: ['wallet.deskRecharges', 'wallet.rechargeCase', 'admin.timeline', 'admin.queues', 'admin.decisions'],
  withdrawal: ['wallet.deskWithdrawals', 'wallet.withdrawalCase', 'admin.timeline', 'admin.queues', 'admin.decisions'],
  appeal: ['otc.deskAppeals', 'admin.timeline', 'admin.queues', 'admin.decisions'],
  deskOrder: ['shop.deskOrders', 'admin.timeline', 'admin.queues'],
  proposal: ['admin.decisions', 'admin.proposals', 'admin.queues', 'stock.planVersions', 'members.launches'],
  alarm: ['admin.dashboard'],
  switch: ['admin.switches'],
  presence: ['admin.present'],
};

/** The channels that a console joins if the operator's roles reach the act, and the event that comes there. */
export const DESK_CHANNELS = [
  { name: 'desk', act: 'messages.conversations', tells: 'inbox' },
  { name: 'reviews', act: 'verification.cases', tells: 'review' },
  { name: 'recharges', act: 'wallet.recharges', tells: 'recharge' },
  { name: 'withdrawals', act: 'wallet.withdrawals', tells: 'withdrawal' },
  { name: 'appeals', act: 'otc.appeals', tells: 'appeal' },
  { name: 'orders', act: 'shop.orders', tells: 'deskOrder' },
  { name: 'proposals', act: 'admin.proposals', tells: 'proposal' },
  { name: 'alarms', act: 'admin.dashboard', tells: 'alarm' },
  { name: 'switches', act: 'admin.switches', tells: 'switch' },
] as const satisfies readonly { readonly name: string; readonly act: Act; readonly tells: DeskEventName }[];
