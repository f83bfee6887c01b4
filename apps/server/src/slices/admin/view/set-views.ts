import { VIEWS_AT_MOST } from '@greenhall/domain/admin/views';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { checkExported, filterOf, queryOf } from '../export/exported-rows.ts';
import { presentView } from './present.ts';
import { deleteView, renameMyView, upsertView } from './store.ts';

/** Saves a view of a list that the operator may read, if the list can be asked for it. The log keeps no filter: it may name a member. */
export async function saveView(ports: Ports, call: Call<'admin.saveView'>): Promise<Result<Answer<'admin.saveView'>>> {
  const { caller, body } = call;
  const list = checkExported(caller, call.params.list);
  if (!list.ok) return list;
  const asked = filterOf(body.asked);
  const query = queryOf(list.value, asked);
  if (!query.ok) return query;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await upsertView(tx, caller.operatorId, { list: list.value, name: body.name, asked, at });
    if (!row) return refuse('viewsFull', { max: VIEWS_AT_MOST });
    const detail = { list: list.value };
    await audit(tx, { operator: caller.username, act: 'view.save', subject: String(row.id), detail, at });
    return accept(presentView(row));
  });
}

/** Gives a view another name. The log keeps none of them: it may be that of a member. */
export function renameView(ports: Ports, call: Call<'admin.renameView'>): Promise<Result<Answer<'admin.renameView'>>> {
  const { caller, params, body } = call;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await renameMyView(tx, caller.operatorId, BigInt(params.id), body.name);
    if (!row) return refuse('notFound');
    const detail = { list: row.list };
    await audit(tx, { operator: caller.username, act: 'view.rename', subject: params.id, detail, at });
    return accept(presentView(row));
  });
}

export function removeView(ports: Ports, call: Call<'admin.removeView'>): Promise<Result<Record<string, never>>> {
  const { caller, params } = call;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    if (!(await deleteView(tx, caller.operatorId, BigInt(params.id)))) return refuse('notFound');
    await audit(tx, { operator: caller.username, act: 'view.remove', subject: params.id, detail: {}, at });
    return accept({});
  });
}
