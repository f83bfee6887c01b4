import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { checkExported } from '../export/exported-rows.ts';
import { presentView } from './present.ts';
import { viewsOf } from './store.ts';

/** The operator's own views of a list that it may read. Rule: admin#views. */
export async function readViews(
  { db }: Ports,
  { caller, params }: Call<'admin.views'>,
): Promise<Result<Answer<'admin.views'>>> {
  const list = checkExported(caller, params.list);
  if (!list.ok) return list;
  return accept({ items: (await viewsOf(db, caller.operatorId, list.value)).map(presentView) });
}
