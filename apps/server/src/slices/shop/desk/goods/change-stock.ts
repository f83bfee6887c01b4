import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, changeOf } from '../../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { deliveryState, lockSkuForCodes } from '../../delivery/store.ts';
import { changeStock as move, stockOf } from '../../goods/store-stock.ts';

/** Adds to a stock or takes from it. Where units are codes, the stock follows the codes. Rule: shop#stock. */
export function changeStock(ports: Ports, call: Call<'shop.changeStock'>): Promise<Result<Answer<'shop.changeStock'>>> {
  const { delta, reason } = call.body;
  const skuId = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    if (delta === 0) return refuse('badRequest', { field: 'delta' });
    // A first code comes with its own stock, so the sku is locked as it is there.
    await lockSkuForCodes(tx, skuId);
    const state = await deliveryState(tx, skuId);
    if (!state) return refuse('notFound');
    if (state.unused + state.used > 0) return refuse('statusChanged');
    const isMoved = await move(tx, { skuId, orderId: null, delta: BigInt(delta), reason, at });
    const stock = await stockOf(tx, skuId);
    if (!isMoved) return refuse('stockShort', { sku: String(skuId), left: String(stock) });
    const change = changeOf({ stock: Number(stock) - delta }, { stock: Number(stock) });
    const said = { operator: call.caller.username, subject: String(skuId), detail: { delta, reason }, at };
    await audit(tx, { ...said, ...change, act: 'shop.stock' });
    return accept({ stock: Number(stock) });
  });
}
