import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { insertFlow } from './store-passkey.ts';

const FLOW_MS = 5 * 60_000;

/** Stores the challenge of a new ceremony and returns the name by which it is completed. */
export async function beginFlow(
  { random, clock }: Ports,
  db: Db | Tx,
  kind: 'add' | 'login',
  memberNo: MemberNo | null,
  challenge: string,
): Promise<string> {
  const id = random.token(18);
  const expiresAt = new Date(clock.now().getTime() + FLOW_MS);
  await insertFlow(db, { id, kind, memberNo, challenge, expiresAt });
  return id;
}
