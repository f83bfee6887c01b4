import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { HOUR } from '@greenhall/domain/shared/time';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { coolDownOf, provePayPassword, spendMyCode } from '../../identity/index.ts';
import { presentExport } from './present.ts';
import { insertExport } from './store.ts';

const LIMIT = defineLimit({
  name: 'export',
  max: 1,
  seconds: 86_400,
  per: 'member',
  about: 'copies of the own data',
});
const NAME_BYTES = 32;

/** Asks for a copy of the own data. Whoever has taken over an account waits for its cool-down, as with coins. */
export async function askExport(
  ports: Ports,
  call: Call<'members.askExport'>,
): Promise<Result<Answer<'members.askExport'>>> {
  const { payPassword, codeChannel, code } = call.body;
  const { memberNo } = call.caller;
  const proved = await provePayPassword(ports, call.caller, payPassword);
  if (!proved.ok) return proved;
  const now = ports.clock.now();
  const coolsUntil = await coolDownOf(ports.db, memberNo, now);
  if (coolsUntil !== null) return refuse('coolDown', { hours: Math.ceil((coolsUntil - now.getTime()) / HOUR) });
  const spent = await spendMyCode(ports, memberNo, { purpose: 'export', channel: codeChannel, code });
  if (!spent.ok) return spent;
  return once(ports, call, async (tx) => {
    const counted = await countUse(tx, LIMIT, String(memberNo), now);
    if (!counted.ok) return counted;
    return accept(presentExport(await insertExport(tx, memberNo, ports.random.token(NAME_BYTES), now)));
  });
}
