import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { provePayPassword } from '../authentication/authority.ts';

/** Security settings are the member's own: a session that acts for somebody cannot change them. */
export function checkOwn(caller: MemberCaller): Result<void> {
  return caller.actingFor ? refuse('actingFor') : accept(undefined);
}

/** The member's own session, and the payment password with it. */
export async function proveOwn(ports: Ports, caller: MemberCaller, payPassword: string): Promise<Result<void>> {
  const own = checkOwn(caller);
  return own.ok ? provePayPassword(ports, caller, payPassword) : own;
}
