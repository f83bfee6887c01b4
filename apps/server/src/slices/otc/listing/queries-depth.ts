import { DEPTH, depthSteps } from '@greenhall/domain/otc/listing/depth';
import { takeBounds } from '@greenhall/domain/otc/listing/listing';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { takeableNow } from './takeable.ts';

/** How much the member could take at which price. Of each listing counts what one order can take. Rule: otc#depth. */
export async function readDepth(ports: Ports, call: Call<'otc.depth'>): Promise<Result<Answer<'otc.depth'>>> {
  const { coin, network, side } = call.query;
  const sought = { viewer: call.caller.memberNo, coin, network, side, at: ports.clock.now() };
  const found = await takeableNow(ports, sought, DEPTH.listings);
  if (!found.ok) return accept({ mayTake: false, items: [] });
  const offers = found.value.map((listing) => ({ price: listing.price, quantity: takeBounds(listing).max }));
  const items = depthSteps(offers).map(({ price, total }) => ({
    price: formatAmount(price),
    total: formatAmount(total),
  }));
  return accept({ mayTake: true, items });
}
