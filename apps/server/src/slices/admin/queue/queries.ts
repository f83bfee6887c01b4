import { QUEUE_NAMES, QUEUES } from '@greenhall/contract/admin/cases';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { mayReach } from '../../../platform/http/rights.ts';
import type { Ports } from '../../../platform/ports.ts';
import { countQueues } from './store.ts';

/** What waits in the lists that the operator may read. */
export async function readQueues(
  ports: Ports,
  { caller }: Call<'admin.queues'>,
): Promise<Result<Answer<'admin.queues'>>> {
  const names = QUEUE_NAMES.filter((name) => mayReach(caller, QUEUES[name].list));
  const queues = await Promise.all(names.map(async (name) => ports.cases.queues[name](caller, ports)));
  const counted = await countQueues(ports.db, queues, ports.clock.now());
  return accept({
    items: names.map((name, n) => ({
      name,
      waiting: counted[n]?.waiting ?? 0,
      oldest: counted[n]?.oldest?.toISOString() ?? null,
      late: counted[n]?.late ?? 0,
    })),
  });
}
