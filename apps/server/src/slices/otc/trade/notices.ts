import { formatAmount } from '@greenhall/domain/shared/money';
import type { TradeEvent, TradeState } from '@greenhall/domain/otc/trade/trade';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { TradeRow } from './store-trades.ts';

type Telling = Pick<Ports, 'notify'>;

const sumOf = ({ id, number, quantity, coin }: TradeRow) => ({
  number,
  quantity: formatAmount(quantity),
  coin,
  trade: String(id),
});

/** Tells the member whose listing was taken. */
export async function notifyTaken({ notify }: Telling, tx: Tx, trade: TradeRow, listed: MemberNo): Promise<void> {
  await notify(tx, listed, 'listingTaken', sumOf(trade));
}

/** Tells the side that did not make a move what came of it. A verdict is told to both by whoever decides it. */
export async function notifyMove(
  { notify }: Telling,
  tx: Tx,
  trade: TradeRow,
  { from, event }: { readonly from: TradeState; readonly event: TradeEvent },
): Promise<void> {
  const { id, number, buyer, seller, state, settlesAt } = trade;
  if (event === 'claim' && state === 'waitForConfirmation' && from !== state)
    await notify(tx, seller, 'paymentClaimed', { number, trade: String(id) });
  if (settlesAt !== null && event !== 'award')
    await notify(tx, buyer, 'coinsReleased', { ...sumOf(trade), from: settlesAt.toISOString() });
}

/** Tells both sides how their appeal was decided. */
export async function notifyVerdict(
  { notify }: Telling,
  tx: Tx,
  { id, number, buyer, seller }: TradeRow,
  verdict: 'toBuyer' | 'toSeller',
): Promise<void> {
  for (const side of [buyer, seller]) await notify(tx, side, 'appealDecided', { number, verdict, trade: String(id) });
}
