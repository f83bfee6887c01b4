import { type Result, accept } from '@greenhall/domain/shared/result';
import { SECOND } from '@greenhall/domain/shared/time';
import type { Answer, Handlers } from '../http/call.ts';
import { countUse, defineLimit } from '../limits.ts';
import type { Ports } from '../ports.ts';
import { tokenHash } from '../secrets/secrets.ts';
import { insertTicket, takeTicket, type TicketHolder } from './store.ts';

const LIFE = 30 * SECOND;
/** Far above a person with an unstable connection. */
const TICKET_LIMIT = defineLimit({
  name: 'live-ticket',
  max: 60,
  seconds: 60,
  per: 'member or operator',
  about: 'tickets for the live channel',
});

async function makeTicket(ports: Ports, holder: TicketHolder): Promise<Result<Answer<'live.ticket'>>> {
  const now = ports.clock.now();
  const paced = await countUse(ports.db, TICKET_LIMIT, holderKey(holder), now);
  if (!paced.ok) return paced;
  const ticket = ports.random.token(32);
  await insertTicket(ports.db, tokenHash(ticket), holder, new Date(now.getTime() + LIFE));
  return accept({ ticket });
}

/** A member or an operator, as limits count it. */
export const holderKey = (holder: TicketHolder): string =>
  holder.kind === 'member' ? String(holder.memberNo) : `operator:${holder.operatorId}`;

/** The holder of a ticket. The ticket is deleted, valid or not. */
export function spendLiveTicket(ports: Ports, ticket: string): Promise<TicketHolder | undefined> {
  return takeTicket(ports.db, tokenHash(ticket), ports.clock.now());
}

export const liveHandlers = (ports: Ports): Handlers<'live'> => ({
  'live.ticket': ({ caller: { kind, memberNo, sessionId } }) => makeTicket(ports, { kind, memberNo, sessionId }),
  'live.deskTicket': ({ caller: { kind, operatorId, sessionId } }) =>
    makeTicket(ports, { kind, operatorId, sessionId }),
});
