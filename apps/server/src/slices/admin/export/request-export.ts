import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { checkExported, filterOf, queryOf } from './exported-rows.ts';
import { countFile } from './paced.ts';
import { presentExport } from './present.ts';
import { insertExport, isMaking } from './store.ts';

/** Has a list written to a file in the background. Rule: admin#exports. */
export async function requestExport(
  ports: Ports,
  call: Call<'admin.askExport'>,
): Promise<Result<Answer<'admin.askExport'>>> {
  const { caller } = call;
  const { operatorId: operator, username } = caller;
  const list = checkExported(caller, call.params.list);
  if (!list.ok) return list;
  const filter = filterOf(call.body.asked);
  const query = queryOf(list.value, filter);
  if (!query.ok) return query;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    if (await isMaking(tx, operator, at)) return refuse('exportRunning');
    const paced = await countFile(tx, operator, at);
    if (!paced.ok) return paced;
    const row = await insertExport(tx, { operator, list: list.value, filter, at });
    const detail = { filter, export: String(row.id) };
    await audit(tx, { operator: username, act: 'list.ask', subject: list.value, detail, at });
    return accept(presentExport(row, caller));
  });
}
