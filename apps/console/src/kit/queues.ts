import { MOST_COUNTED, QUEUES, type QueueName } from '@greenhall/contract/admin/cases';
import type { Reply } from '@greenhall/client/route-input';
import { links, placeAsked } from './location.ts';
import type { Texts } from './texts.ts';
import { useRead } from './use-read.ts';

export type Waiting = Reply<'admin.queues'>['items'][number];

const PLACES: Readonly<Record<QueueName, string>> = {
  verification: links.verification,
  conversation: links.messages,
  rechargeToCheck: links.recharges,
  rechargeToBook: links.recharges,
  withdrawalToApprove: links.withdrawals,
  withdrawalToPay: links.withdrawals,
  appeal: links.appeals,
  orderToShip: links.shopOrders,
  returnRequest: links.shopOrders,
  proposal: links.proposals,
};

/** What waits for the operator, read again while the console is open. */
export const useQueues = () => useRead('admin.queues', {}, { every: 15_000 });

/** Where the things of a queue stand, and nothing else where their list can be asked for them. */
export function placeOf(name: QueueName): string {
  return placeAsked(PLACES[name], QUEUES[name].filter);
}

/** How many things wait in the queues of each list. */
export function waitingByList(items: readonly Waiting[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { name, waiting } of items) {
    const { list } = QUEUES[name];
    sums.set(list, (sums.get(list) ?? 0) + waiting);
  }
  return sums;
}

/** A count as it is shown; where counting has ended, that there may be more. */
export const countText = ({ t, number }: Pick<Texts, 't' | 'number'>, waiting: number): string =>
  waiting < MOST_COUNTED ? number(waiting) : t('console.queueMost', { count: number(MOST_COUNTED) });
