import { type Result, accept } from '@greenhall/domain/shared/result';
import { FALLBACK } from '@greenhall/locales/languages';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentCart } from './present.ts';
import { cartRows, revisionOf } from './store-cart.ts';

export async function readCart(ports: Ports, call: Call<'shop.cart'>): Promise<Result<Answer<'shop.cart'>>> {
  const { memberNo } = call.caller;
  // The revision is read first: a change in between is then sent to the device once more, and never missed.
  const revision = await revisionOf(ports.db, memberNo);
  const lines = await cartRows(ports.db, memberNo);
  return accept(presentCart(revision, lines, call.query.language ?? FALLBACK));
}
