import { placeOfCase } from '../../kit/location.ts';
import { type DeskRoute, useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import type { Message } from './kinds.ts';

type Reference = NonNullable<Message['reference']>;

/** The read that an operator needs for a thing of a kind. Payment requests have no list of their own. */
const READS = {
  order: 'shop.deskOrders',
  trade: 'otc.deskTrades',
  recharge: 'wallet.deskRecharges',
  withdrawal: 'wallet.deskWithdrawals',
} as const satisfies Partial<Record<Reference['kind'], DeskRoute>>;

/** What a member writes about, leading to where the operator finds it, if it may. */
export function ReferenceLink({ to: { kind, number } }: { readonly to: Reference }) {
  const { t } = useTexts();
  const may = useMay();
  const text = t(`messages.about.${kind}`, { number });
  if (kind === 'request' || !may(READS[kind])) return text;
  return <a href={`#${placeOfCase(kind, { number })}`}>{text}</a>;
}
