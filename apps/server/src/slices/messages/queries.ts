import { NO_MARKS } from '@greenhall/domain/messages/marks';
import { MESSAGES_PARAMETERS, serviceHoursOf } from '@greenhall/domain/messages/parameters';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { parametersAt } from '../../platform/parameters/store.ts';
import type { Ports } from '../../platform/ports.ts';
import { pageOfMessages } from './pages.ts';
import { deskMarks, memberMarks, presentTicket, presentMine } from './present.ts';
import { conversationNow, topicsBegun } from './store-support-tickets.ts';

/** How the caller's conversation stands; a session that acts for another account is told of none. */
export async function readState(
  ports: Ports,
  { caller }: Call<'messages.state'>,
): Promise<Result<Answer<'messages.state'>>> {
  const row = caller.actingFor ? undefined : await conversationNow(ports.db, caller.memberNo);
  if (!row) return accept({ state: null, last: 0, unread: 0, mine: NO_MARKS, theirs: NO_MARKS, ticket: null });
  return accept({
    state: row.state,
    last: row.last,
    unread: Number(row.unread),
    mine: memberMarks(row),
    theirs: deskMarks(row),
    ticket: row.ticket ? presentTicket(row.ticket, ports.clock.now()) : null,
  });
}

/** The hours of customer service in force. Rule: messages#service-hours. */
export const readHours = async ({ db, clock }: Ports): Promise<Result<Answer<'messages.hours'>>> =>
  accept(serviceHoursOf(await parametersAt(db, MESSAGES_PARAMETERS, clock.now())));

export async function readMessages(
  ports: Ports,
  { caller, query, reader }: Call<'messages.list'>,
): Promise<Result<Answer<'messages.list'>>> {
  const { rows, hasMore } = await pageOfMessages(ports.db, caller.memberNo, query);
  const topics = await topicsBegun(ports.db, caller.memberNo, rows);
  return accept({ items: rows.map((row) => presentMine(ports, row, topics, reader)), hasMore });
}

/** The number of something that a message is to refer to. */
export async function readReference(
  ports: Ports,
  { caller, params }: Call<'messages.reference'>,
): Promise<Result<Answer<'messages.reference'>>> {
  const thing = { kind: params.kind, id: BigInt(params.id) };
  const number = await ports.references(ports.db, caller.memberNo, thing);
  return number === undefined ? refuse('notFound') : accept({ number });
}
