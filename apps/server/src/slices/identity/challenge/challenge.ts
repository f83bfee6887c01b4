import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { giveTicket, insertTicket, spendTicketRow } from './store-challenge.ts';

export type GuardedAction = 'login' | 'operator' | 'register' | 'retrieve' | 'code';

/** How long a challenge can be solved, and how long its ticket is valid. */
export const CHALLENGE_MS = 2 * 60_000;
const TICKET_MS = 10 * 60_000;

/** Issues the single-use ticket of a challenge that was just solved. */
export async function issueTicket(ports: Ports, id: string): Promise<Result<{ ticket: string }>> {
  const ticket = ports.random.token(24);
  const until = new Date(ports.clock.now().getTime() + TICKET_MS);
  return (await giveTicket(ports.db, id, tokenHash(ticket), until)) ? accept({ ticket }) : refuse('challengeFailed');
}

/**
 * Issues a ticket for the first sign-in of a member who has just registered: the code of the registration has shown that
 * a person is there.
 */
export async function issueFirstTicket(ports: Ports, tx: Tx): Promise<string> {
  const ticket = ports.random.token(24);
  const until = new Date(ports.clock.now().getTime() + TICKET_MS);
  await insertTicket(tx, ports.random.token(16), 'login', tokenHash(ticket), until);
  return ticket;
}

/** Spends the ticket of a solved challenge. It is valid once, and only for the action it was made for. */
export async function spendTicket(ports: Ports, ticket: string, action: GuardedAction): Promise<Result<void>> {
  const spent = await spendTicketRow(ports.db, tokenHash(ticket), action, ports.clock.now());
  return spent ? accept(undefined) : refuse('challengeRequired');
}
