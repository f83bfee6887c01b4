import { coolDownEnd, SWITCH_WAIT } from '@greenhall/domain/identity/cool-down';
import { isOldEnough } from '@greenhall/domain/identity/passkey';
import { maskEmail, maskPhone } from '@greenhall/domain/identity/masking';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { passkeysOf } from './store-passkey.ts';
import { readSecurityRow } from './store-security.ts';

/** A future moment as text; `null` if it has passed. */
const ahead = (moment: number, now: number): string | null => (moment > now ? new Date(moment).toISOString() : null);

export async function readSecurity(
  ports: Ports,
  call: Call<'identity.security'>,
): Promise<Result<Answer<'identity.security'>>> {
  const { memberNo } = call.caller;
  const row = await readSecurityRow(ports.db, memberNo);
  if (!row) return refuse('memberNotFound');
  const { phone, email } = row;
  const passkeys = await passkeysOf(ports.db, memberNo);
  const now = ports.clock.now().getTime();
  const since = row.unlockedAt?.getTime();
  return accept({
    phone: phone === null ? null : maskPhone(phone),
    email: email === null ? null : maskEmail(email),
    authenticator: row.totpConfirmed,
    passkeys: passkeys.map((key) => ({
      id: String(key.id),
      name: key.name,
      createdAt: key.createdAt.toISOString(),
      mayApprove: isOldEnough(key.createdAt.getTime(), now),
    })),
    transferLock: row.transferLock,
    transferOpensAt: since === undefined ? null : ahead(since + SWITCH_WAIT, now),
    coolDownUntil: ahead(coolDownEnd(row.changes), now),
    factorReset: row.resetFrom?.toISOString() ?? null,
  });
}
