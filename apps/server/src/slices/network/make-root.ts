import { ownerNo } from '@greenhall/domain/members/owner';
import { accept } from '@greenhall/domain/shared/result';
import { lock } from '../../platform/database/locks.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Ports } from '../../platform/ports.ts';
import { createCredential } from '../identity/index.ts';
import { createMember } from '../members/index.ts';
import { insertNode, nameByNumber, rootNode } from './store.ts';

/**
 * Makes the member above everybody at the first start and answers its invitation code. It is the platform's own position:
 * active, so that it never ends, but without level or payment, so that it earns nothing; nobody knows its passwords.
 */
export async function rootMember(ports: Ports): Promise<string> {
  const present = await rootNode(ports.db);
  const known = present && (await nameByNumber(ports.db, present.memberNo));
  if (known) return known.invitationCode;
  const loginHash = await ports.hasher.hash(ports.random.token(24));
  const payHash = await ports.hasher.hash(ports.random.token(24));
  const made = await transact(ports.db, async (tx) => {
    await lock(tx, 'firstMember');
    const root = await rootNode(tx);
    const name = root && (await nameByNumber(tx, root.memberNo));
    if (name) return accept(name.invitationCode);
    const credential = { username: 'root', loginHash, payHash, phone: null, email: null, language: null };
    const created = await createCredential(ports, tx, credential);
    if (!created.ok) return created;
    const { memberNo, invitationCode } = created.value;
    const at = ports.clock.now();
    const state = { status: 'active', chosenLevel: 0, pendingUntil: null, agreement: '' } as const;
    await createMember(tx, { memberNo, owner: ownerNo(memberNo), ...state, at });
    await insertNode(tx, { memberNo, sponsor: null, parent: null, zone: null, depth: 0, generation: 0 }, at);
    return accept(invitationCode);
  });
  if (!made.ok) throw new Error(`the root could not be made: ${made.refusal}`);
  return made.value;
}
