import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { provePayPassword, spendMyCode } from '../../identity/index.ts';
import { checkCooled } from './cool-down.ts';
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

/** Asks for a copy of the own data. */
export async function requestExport(
  ports: Ports,
  call: Call<'members.askExport'>,
): Promise<Result<Answer<'members.askExport'>>> {
  const { payPassword, codeChannel, code } = call.body;
  const { memberNo } = call.caller;
  const proved = await provePayPassword(ports, call.caller, payPassword);
  if (!proved.ok) return proved;
  const now = ports.clock.now();
  const cooled = await checkCooled(ports.db, memberNo, now);
  if (!cooled.ok) return cooled;
  const spent = await spendMyCode(ports, memberNo, { purpose: 'export', channel: codeChannel, code });
  if (!spent.ok) return spent;
  return once(ports, call, async (tx) => {
    const counted = await countUse(tx, LIMIT, String(memberNo), now);
    if (!counted.ok) return counted;
    const asked = await insertExport(tx, memberNo, ports.random.token(NAME_BYTES), now);
    return accept(presentExport(asked, call.caller.sessionId, now));
  });
}
