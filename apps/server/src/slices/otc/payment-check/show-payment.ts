import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import { isShownByChain } from '@greenhall/domain/otc/trade/trade';
import { accept, refuse } from '@greenhall/domain/shared/result';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { drawPayment } from './draw-payment.ts';
import { setChainVoucher } from './store-judgements.ts';
import type { TradeRow } from '../trade/store-trades.ts';
import { storePicture } from '../trade/pictures.ts';

/**
 * Gives a trade without a picture one of what the chain shows of its payment, so that the buyer has nothing to report.
 * Such pictures are all alike and are not compared with those of other trades.
 */
export async function showPayment(ports: Ports, trade: TradeRow, txid: string, checks: PaymentChecks): Promise<void> {
  const { network, voucher } = trade;
  const terms = ports.chain.terms(network);
  if (voucher !== null || !terms || !isShownByChain(checks)) return;
  const transaction = await ports.chain.facts(network, txid);
  const transfer = transaction.state === 'found' && transaction.transfers.find(({ log }) => log === checks.log);
  if (transaction.state !== 'found' || !transfer) return;
  const jpg = await drawPayment({ network, decimals: terms.decimals, txid, transaction, transfer });
  const picture = await ports.files.keep(jpg, { kind: 'private', isMarked: false });
  if (!picture) throw new Error(`the picture of the payment of trade ${trade.id} is not acceptable`);
  const done = await transact(ports.db, async (tx) => {
    if (!(await setChainVoucher(tx, trade.id, txid, picture.name))) return refuse('statusChanged');
    await storePicture(tx, trade.id, picture, ports.clock.now());
    return accept(true);
  });
  if (!done.ok) await ports.files.remove(picture.name);
}
