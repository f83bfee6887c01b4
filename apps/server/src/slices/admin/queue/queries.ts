import { QUEUE_NAMES, QUEUES } from '@greenhall/contract/admin/queues';
import { rights } from '@greenhall/contract/generated/rights';
import { mayDo } from '@greenhall/domain/admin/roles';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { countQueues } from './store.ts';

/** What waits in the lists that the operator may read. */
export async function readQueues(
  ports: Ports,
  { caller }: Call<'admin.queues'>,
): Promise<Result<Answer<'admin.queues'>>> {
  const names = QUEUE_NAMES.filter((name) => {
    const [act, reach] = rights[QUEUES[name].list];
    return mayDo(caller.roles, act, reach);
  });
  const counted = await countQueues(
    ports.db,
    names.map((name) => ports.queues[name](caller)),
  );
  return accept({
    items: names.map((name, n) => ({
      name,
      waiting: counted[n]?.waiting ?? 0,
      oldest: counted[n]?.oldest?.toISOString() ?? null,
    })),
  });
}
