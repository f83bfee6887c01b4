import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { lockText } from '../../../platform/database/locks.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { claim } from './store.ts';

const CODES = defineLimit({ name: 'shop-codes', max: 20, seconds: 3_600, per: 'member', about: 'coupon codes tried' });

/** Claims a coupon that is offered to everybody, one per member. */
export function claimCoupon(ports: Ports, call: Call<'shop.claimCoupon'>): Promise<Result<Answer<'shop.claimCoupon'>>> {
  const { memberNo } = call.caller;
  return once(ports, call, async (tx) => {
    await lockText(tx, 'shopBuyer', String(memberNo));
    const claimed = await claim(tx, { memberNo, at: ports.clock.now(), coupon: { id: BigInt(call.params.id) } });
    return claimed ? accept({}) : refuse('couponUnusable');
  });
}

/** Claims a coupon by its code. Codes that are tried are counted, so that none is guessed. */
export async function claimCode(ports: Ports, call: Call<'shop.claimCode'>): Promise<Result<Answer<'shop.claimCode'>>> {
  const { memberNo } = call.caller;
  const counted = await countUse(ports.db, CODES, String(memberNo), ports.clock.now());
  if (!counted.ok) return counted;
  return once(ports, call, async (tx) => {
    await lockText(tx, 'shopBuyer', String(memberNo));
    const coupon = { code: call.body.couponCode.toUpperCase() };
    return (await claim(tx, { memberNo, at: ports.clock.now(), coupon })) ? accept({}) : refuse('couponUnusable');
  });
}
