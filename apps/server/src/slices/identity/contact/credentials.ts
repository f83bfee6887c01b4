import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { deleteCredential, insertCredential, isUsernameTaken } from '../store.ts';
import { bindAddress } from '../code/store-contact.ts';

/** Characters that cannot be mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 8;
const ATTEMPTS = 5;
/** Accounts a phone or an e-mail address may have (rule: identity#credentials). */
const ACCOUNTS = 7;

export interface Enrolment {
  readonly username: string;
  readonly loginHash: string;
  readonly payHash: string;
  /** Absent for reinvestment accounts alone. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: string | null;
}

const invitationCode = (ports: Ports): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[ports.random.below(ALPHABET.length)]).join('');

/** Binds an address within the limit of accounts that it may have. */
export async function bindWithin(
  tx: Tx,
  memberNo: MemberNo,
  channel: 'phone' | 'email',
  address: string,
): Promise<Result<void>> {
  if (await bindAddress(tx, memberNo, channel, address)) return accept(undefined);
  return refuse(channel === 'phone' ? 'phoneLimit' : 'emailLimit', { max: ACCOUNTS });
}

/** Creates a new member's credential. The caller has checked and normalised its fields. */
export async function createCredential(
  ports: Ports,
  tx: Tx,
  fresh: Enrolment,
): Promise<Result<{ memberNo: MemberNo; invitationCode: string }>> {
  const at = ports.clock.now();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const code = invitationCode(ports);
    const memberNo = await insertCredential(tx, { ...fresh, invitationCode: code, at });
    if (memberNo === undefined) {
      if (await isUsernameTaken(tx, fresh.username)) return refuse('usernameTaken');
      continue;
    }
    for (const channel of ['phone', 'email'] as const) {
      const address = fresh[channel];
      const bound = address === null ? accept(undefined) : await bindWithin(tx, memberNo, channel, address);
      if (!bound.ok) return bound;
    }
    return accept({ memberNo, invitationCode: code });
  }
  throw new Error('no free invitation code was found');
}

/** Deletes a credential with its contacts, sessions and passkeys. */
export function removeCredential(tx: Tx, memberNo: MemberNo): Promise<void> {
  return deleteCredential(tx, memberNo);
}
