import type { Ports } from '@greenhall/server/platform/ports';
import { type GuardedAction, issueTicket } from '@greenhall/server/slices/identity/challenge/challenge';
import { insertChallenge } from '@greenhall/server/slices/identity/challenge/store-challenge';

/** The ticket of a challenge that somebody has just solved. */
export async function solvedTicket(ports: Ports, action: GuardedAction): Promise<string> {
  const id = ports.random.token(12);
  const expiresAt = new Date(ports.clock.now().getTime() + 60_000);
  await insertChallenge(ports.db, { id, action, answer: 150, workHash: Buffer.alloc(0), expiresAt });
  const issued = await issueTicket(ports, id);
  if (!issued.ok) throw new Error(issued.refusal);
  return issued.value.ticket;
}
