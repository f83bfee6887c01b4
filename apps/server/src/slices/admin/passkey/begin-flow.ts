import { MINUTE } from '@greenhall/domain/shared/time';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { insertFlow } from '../account/store-passkey.ts';

const FLOW_TTL = 5 * MINUTE;

/** Keeps the challenge of a new ceremony, and answers the name by which it is completed. */
export async function beginFlow(
  { random, clock }: Ports,
  db: Db | Tx,
  kind: 'add' | 'login',
  operatorId: bigint | null,
  challenge: string,
): Promise<string> {
  const id = random.token(18);
  const now = clock.now();
  await insertFlow(db, { id, kind, operatorId, challenge, expiresAt: new Date(now.getTime() + FLOW_TTL) }, now);
  return id;
}
