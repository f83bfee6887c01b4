import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { provePayPassword } from '../authentication/authority.ts';

/** Security settings belong to the member: a session that acts for another account cannot change them. */
export function checkOwn(caller: MemberCaller): Result<void> {
  return caller.actingFor ? refuse('actingFor') : accept(undefined);
}

/** Checks for the member's own session, and proves the payment password. */
export async function proveOwn(ports: Ports, caller: MemberCaller, payPassword: string): Promise<Result<void>> {
  const own = checkOwn(caller);
  return own.ok ? provePayPassword(ports, caller, payPassword) : own;
}
