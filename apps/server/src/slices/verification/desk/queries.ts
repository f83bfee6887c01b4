import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { pagedByTime } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { caseById } from '../store.ts';
import { presentCase, presentDetails } from './present.ts';
import { named } from './reviewed.ts';
import { listCases } from './store-desk.ts';

/** The list of the desk. */
export function readDesk(ports: Ports, call: Call<'verification.desk'>): Promise<Result<Answer<'verification.desk'>>> {
  const { caller, query } = call;
  const at = ports.clock.now();
  return pagedByTime(
    query,
    (start, limit) => listCases(ports.db, { view: query.view, operator: caller.operatorId, at }, start, limit),
    ({ position, id }) => ({ position, id }),
    async (shown) => {
      const owners = shown.map(({ owner }) => owner);
      const obstacleOf = await ports.persons.obstacles(ports.db, caller, owners);
      return shown.map((row) => presentCase(row, caller, obstacleOf, at));
    },
  );
}

/** One case without what is sealed. */
export async function readCase(
  ports: Ports,
  call: Call<'verification.case'>,
): Promise<Result<Answer<'verification.case'>>> {
  const row = await caseById(ports.db, BigInt(call.params.id));
  if (!row || row.submittedAt === null) return refuse('notFound');
  return accept(await presentDetails(ports, ports.db, call.caller, await named(ports.db, row)));
}
