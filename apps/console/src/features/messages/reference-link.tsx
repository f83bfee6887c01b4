import { links, placeWith } from '../../kit/location.ts';
import { type DeskRoute, useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import type { Message } from './kinds.ts';

type Reference = NonNullable<Message['reference']>;

/** Where the desk lists things of a kind, and the read that an operator needs for it. Payment requests have no list of their own. */
const PLACES: Readonly<Record<Reference['kind'], ((number: string) => [place: string, reads: DeskRoute]) | undefined>> =
  {
    order: (number) => [placeWith(links.shopOrders, 'number', number), 'shop.deskOrders'],
    trade: (number) => [placeWith(links.orders, 'search', number), 'otc.deskTrades'],
    recharge: () => [links.recharges, 'wallet.deskRecharges'],
    withdrawal: () => [links.withdrawals, 'wallet.deskWithdrawals'],
    request: undefined,
  };

/** What a member writes about, leading to where the operator finds it, if it may. */
export function ReferenceLink({ to: { kind, number } }: { readonly to: Reference }) {
  const { t } = useTexts();
  const may = useMay();
  const [place, reads] = PLACES[kind]?.(number) ?? [];
  const text = t(`messages.about.${kind}`, { number });
  return place && reads && may(reads) ? <a href={`#${place}`}>{text}</a> : text;
}
