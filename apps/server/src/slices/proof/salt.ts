import { createHmac, hash } from 'node:crypto';
import type { Sha256 } from '@greenhall/domain/proof/sum-tree';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Ports } from '../../platform/ports.ts';
import { keyOf } from '../../platform/secrets/secrets.ts';

export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');

/** A member's salt of one snapshot: nobody can guess it, and it need not be kept. */
export function saltOf({ secret }: Pick<Ports, 'secret'>, snapshot: bigint, member: MemberNo): Uint8Array {
  return createHmac('sha256', keyOf(secret)).update(`solvency|${snapshot}|${member}`).digest();
}
