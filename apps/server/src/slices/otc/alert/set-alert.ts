import { ALERTS, checkAlert } from '@greenhall/domain/otc/alert/alert';
import { parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { listMarkets } from '../market/store-markets.ts';
import { presentAlert } from './present.ts';
import { deleteAlert, insertAlert, numberOfAlerts } from './store.ts';

/** Sets a price alert. Two that are set at the same moment never make more than a member may have. Rule: otc#price-alerts. */
export async function addAlert(ports: Ports, call: Call<'otc.addAlert'>): Promise<Result<Answer<'otc.addAlert'>>> {
  const { coin, network, side, ...figures } = call.body;
  const price = parseAmount<'usdt'>(figures.price);
  const quantity = figures.quantity === null ? null : parseAmount(figures.quantity);
  if (price === undefined || quantity === undefined) return refuse('amountRule');
  const isAmount = checkAlert({ price, quantity });
  if (!isAmount.ok) return isAmount;
  const markets = await listMarkets(ports.db);
  const isTraded = markets.some((market) => market.coin === coin && (network ?? market.network) === market.network);
  if (!isTraded) return refuse('notFound');
  const memberNo = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    const fresh = { memberNo, coin, network, side, price, quantity, madeAt: ports.clock.now() };
    for (;;) {
      const row = await insertAlert(tx, fresh, ALERTS.most);
      if (row) return accept(presentAlert(row));
      const number = await numberOfAlerts(tx, memberNo);
      if (number >= ALERTS.most) return refuse('alertLimit', { max: ALERTS.most });
    }
  });
}

export function removeAlert(ports: Ports, call: Call<'otc.removeAlert'>): Promise<Result<Answer<'otc.removeAlert'>>> {
  return once(ports, call, async (tx) => {
    const isGone = await deleteAlert(tx, call.caller.memberNo, BigInt(call.params.id));
    return isGone ? accept({}) : refuse('notFound');
  });
}
