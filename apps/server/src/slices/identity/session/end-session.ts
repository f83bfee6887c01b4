import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Call } from '../../../platform/http/call.ts';
import { COMPANION_COOKIE } from '../../../platform/http/caller.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { forgetAuthority } from '../authentication/authority.ts';
import { endOneOf, endSession as endNow } from '../store.ts';

type Nothing = Result<Record<string, never>>;

export async function logOut(ports: Ports, call: Call<'identity.logout'>): Promise<Nothing> {
  forgetAuthority(ports, call.caller.memberNo);
  await endNow(ports.db, call.caller.sessionId, ports.clock.now());
  call.clearCookie(COMPANION_COOKIE);
  return accept({});
}

export async function endSession(ports: Ports, call: Call<'identity.endSession'>): Promise<Nothing> {
  const { memberNo } = call.caller;
  const ended = await once(ports, call, async (tx) => {
    const done = await endOneOf(tx, memberNo, BigInt(call.params.id), ports.clock.now());
    return done ? accept({}) : refuse('sessionNotFound');
  });
  if (ended.ok) forgetAuthority(ports, memberNo);
  return ended;
}
