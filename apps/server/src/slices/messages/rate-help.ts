import { mayRate } from '@greenhall/domain/messages/support-ticket';
import { plainText } from '@greenhall/domain/shared/plain-text';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { instants, presentTicket } from './present.ts';
import { lockTicket, rateTicket } from './store-support-tickets.ts';

/** Says whether the help in a ticket was helpful, or that the member does not want to say so. */
export function rateHelp(ports: Ports, call: Call<'messages.rate'>): Promise<Result<Answer<'messages.rate'>>> {
  const { rating } = call.body;
  const text = rating === 'declined' ? '' : plainText(call.body.text ?? '');
  return once(ports, call, async (tx) => {
    const row = await lockTicket(tx, call.caller.memberNo, BigInt(call.params.id));
    if (!row) return refuse('notFound');
    const at = ports.clock.now();
    if (!mayRate(instants(row), at.getTime())) return refuse('ratingOver');
    await rateTicket(tx, row.id, { rating, text, at });
    return accept(presentTicket({ ...row, rating, ratingText: text, ratedAt: row.ratedAt ?? at }, at));
  });
}
