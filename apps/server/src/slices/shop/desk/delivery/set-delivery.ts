import { kindOf } from '@greenhall/domain/shop/goods/goods';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, changeOf } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { sealSecret } from '../../../../platform/secrets/sealing.ts';
import { type DeliveryState, deliveryState, insertCodes, lockSkuForCodes, writeText } from '../../delivery/store.ts';
import { changeStock } from '../../goods/store-stock.ts';
import { checkDeclared } from '../../interest/check-buyer.ts';
import { insertInterest } from '../../interest/store.ts';

const present = ({ stock, hasText, unused, used }: DeliveryState): Answer<'shop.deskDelivery'> => ({
  stock: Number(stock),
  hasText,
  codesUnused: unused,
  codesUsed: used,
});

/** The sku, if its goods are handed out and not shipped (`notFound`, `statusChanged`). */
async function serviceSku(tx: Tx, skuId: bigint): Promise<Result<DeliveryState>> {
  const state = await deliveryState(tx, skuId);
  if (!state) return refuse('notFound');
  return kindOf(state.kind) === 'service' ? accept(state) : refuse('statusChanged');
}

/** What a sku hands out: whether there is a text, and how many codes; never the codes themselves. */
export async function readDeskDelivery(
  ports: Ports,
  call: Call<'shop.deskDelivery'>,
): Promise<Result<Answer<'shop.deskDelivery'>>> {
  const state = await deliveryState(ports.db, BigInt(call.params.id));
  return state ? accept(present(state)) : refuse('notFound');
}

async function answer(tx: Tx, skuId: bigint): Promise<Result<Answer<'shop.deskDelivery'>>> {
  const state = await deliveryState(tx, skuId);
  return state ? accept(present(state)) : refuse('notFound');
}

/** Sets the text that every unit hands out, for orders that are paid from now on. */
export function setDeliveryText(
  ports: Ports,
  call: Call<'shop.setDeliveryText'>,
): Promise<Result<Answer<'shop.setDeliveryText'>>> {
  const skuId = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const declared = checkDeclared(call.caller);
    if (!declared.ok) return declared;
    const state = await serviceSku(tx, skuId);
    if (!state.ok) return state;
    await writeText(tx, skuId, sealSecret(ports, call.body.text));
    await insertInterest(tx, { skuId }, [call.caller.operatorId], at);
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.deliveryText',
      subject: String(skuId),
      detail: {},
      at,
    });
    return answer(tx, skuId);
  });
}

/** Adds codes, one per unit; the stock grows by as many. A first code needs a stock of 0 that no order keeps. */
export function setMoreCodes(ports: Ports, call: Call<'shop.addCodes'>): Promise<Result<Answer<'shop.addCodes'>>> {
  const skuId = BigInt(call.params.id);
  const { codes } = call.body;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const declared = checkDeclared(call.caller);
    if (!declared.ok) return declared;
    const isKept = await lockSkuForCodes(tx, skuId);
    const state = await serviceSku(tx, skuId);
    if (!state.ok) return state;
    const isFirst = state.value.unused + state.value.used === 0;
    if (isFirst && (state.value.stock > 0n || isKept)) return refuse('statusChanged');
    await insertCodes(
      tx,
      skuId,
      codes.map((code) => sealSecret(ports, code)),
    );
    await insertInterest(tx, { skuId }, [call.caller.operatorId], at);
    const given = await changeStock(tx, { skuId, orderId: null, delta: BigInt(codes.length), reason: 'codes', at });
    if (!given) throw new Error(`no stock of sku ${skuId} to add codes to`);
    const detail = { codes: codes.length };
    const { unused } = state.value;
    const change = changeOf({ unused }, { unused: unused + codes.length });
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.codes',
      subject: String(skuId),
      detail,
      ...change,
      at,
    });
    return answer(tx, skuId);
  });
}
