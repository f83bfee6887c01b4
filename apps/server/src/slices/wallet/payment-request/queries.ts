import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countRead, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { listPaymentRequests, paymentRequestNamed } from '../store-payment-requests.ts';
import { presentRequest } from './present.ts';

/** Nobody finds a request by trying names, and a screen that follows one may read it often. */
const OPENED = defineLimit({
  name: 'payment-requests-opened',
  max: 120,
  seconds: 60,
  per: 'member',
  about: 'payment requests opened',
});

/** The requests that a member has made, newest first. */
export function readRequests(
  ports: Ports,
  { caller, query }: Call<'wallet.paymentRequests'>,
): Promise<Result<Answer<'wallet.paymentRequests'>>> {
  return paged(
    query,
    (start, limit) => listPaymentRequests(ports.db, caller.memberNo, start, limit),
    (row) => row.id,
    async (shown) => {
      const items: Answer<'wallet.paymentRequests'>['items'] = [];
      for (const row of shown) items.push(await presentRequest(ports, ports.db, row, caller));
      return items;
    },
  );
}

/** A request by the name in its link, for everybody who has that. */
export async function readRequest(
  ports: Ports,
  { caller, params }: Call<'wallet.paymentRequest'>,
): Promise<Result<Answer<'wallet.paymentRequest'>>> {
  const paced = await countRead(ports.db, OPENED, String(caller.memberNo), ports.clock.now());
  if (!paced.ok) return paced;
  const row = await paymentRequestNamed(ports.db, params.name);
  return row ? accept(await presentRequest(ports, ports.db, row, caller)) : refuse('notFound');
}
