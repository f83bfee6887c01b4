import { PRESENCE } from '@greenhall/contract/admin/presence-kinds';
import { mayDo } from '@greenhall/domain/admin/roles';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { presentAt } from '../../../platform/live/store-presence.ts';
import type { Ports } from '../../../platform/ports.ts';
import { operatorNames } from './store.ts';

/** Who else has a thing open, for who may read its list. Rule: admin#presence. */
export async function readPresent(
  { db, clock }: Ports,
  { caller, params: { kind, id } }: Call<'admin.present'>,
): Promise<Result<Answer<'admin.present'>>> {
  if (!mayDo(caller.roles, PRESENCE[kind], 'read')) return refuse('forbidden');
  const present = await presentAt(db, `${kind}:${id}`, clock.now());
  const others = present.filter(({ operatorId }) => operatorId !== caller.operatorId);
  const names = await operatorNames(
    db,
    others.map(({ operatorId }) => operatorId),
  );
  return accept({
    items: others.flatMap(({ operatorId, since }) => {
      const operator = names.get(operatorId);
      return operator === undefined ? [] : [{ operator, since: since.toISOString() }];
    }),
  });
}
