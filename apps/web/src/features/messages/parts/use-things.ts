import type { SupportTopic } from '@greenhall/domain/messages/support-ticket';
import { useMyMoney } from '../../../shared/money/use-money.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Reference } from './kinds.ts';

/** A topic of which the member may have things to choose from. */
export type TopicOfThings = Extract<SupportTopic, 'hall' | 'shop' | 'payment'>;

/** So many of the newest are shown. */
const MOST = 5;
const QUERY = { query: { limit: MOST } } as const;

interface Thing {
  readonly reference: Reference;
  readonly at: string;
  readonly note: string;
}

/** The newest things of the member that a message of the topic may be about. */
export function useThings(topic: TopicOfThings) {
  const { language, relative } = useTexts();
  const { full } = useMyMoney();
  const trades = useRead('otc.trades', QUERY, { enabled: topic === 'hall' });
  const orders = useRead('shop.orders', { query: { ...QUERY.query, language } }, { enabled: topic === 'shop' });
  const recharges = useRead('wallet.recharges', QUERY, { enabled: topic === 'payment' });
  const withdrawals = useRead('wallet.withdrawals', QUERY, { enabled: topic === 'payment' });
  const reads = { hall: [trades], shop: [orders], payment: [recharges, withdrawals] }[topic];
  const thing = (
    kind: Reference['kind'],
    { id, number, at }: { id: string; number: string; at: string },
    ...facts: readonly string[]
  ): Thing => ({ reference: { kind, id, number }, at, note: [...facts, relative(at)].join(' · ') });
  const all: Readonly<Record<TopicOfThings, () => readonly Thing[]>> = {
    hall: () =>
      (trades.data?.items ?? []).map((one) => thing('trade', one, full(one.quantity, one.coin), one.counterparty)),
    shop: () => (orders.data?.items ?? []).map((one) => thing('order', one, full(one.total, 'mey'))),
    payment: () => [
      ...(recharges.data?.items ?? []).map((one) => thing('recharge', one, full(one.amount, 'usdt'))),
      ...(withdrawals.data?.items ?? []).map((one) => thing('withdrawal', one, full(one.amount, 'usdt'))),
    ],
  };
  return {
    things: all[topic]()
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
      .slice(0, MOST),
    failed: reads.find(({ error, data }) => error && !data),
    isPending: reads.some(({ isPending }) => isPending),
  };
}
