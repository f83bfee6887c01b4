import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { forgetAuthority } from '../authentication/authority.ts';
import { endSessions, replaceAccess } from '../store.ts';

/** What a member's passwords become, each hashed. */
export interface NewPasswords {
  readonly loginHash: string;
  readonly payHash: string;
}

/**
 * Sets both passwords of a member without asking for the old ones, and takes away every other way into the account. The
 * caller has the right to, and has checked the passwords.
 */
export async function replacePasswords(ports: Ports, tx: Tx, memberNo: MemberNo, fresh: NewPasswords): Promise<void> {
  // Before the change, so that the mail goes to the address that was there.
  await ports.notify(tx, memberNo, 'securityChanged', { change: 'byMain' });
  await replaceAccess(tx, memberNo, fresh, ports.clock.now());
  forgetAuthority(ports, memberNo);
}

/** Ends all sessions of a member, and those in which it acts for others. */
export async function closeAccess(ports: Ports, tx: Tx, memberNo: MemberNo): Promise<void> {
  await endSessions(tx, memberNo, null, ports.clock.now());
  forgetAuthority(ports, memberNo);
}
