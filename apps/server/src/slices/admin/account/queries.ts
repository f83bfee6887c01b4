import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openSessionsOf } from './store.ts';

export async function readSessions(
  ports: Ports,
  { caller }: Call<'admin.sessions'>,
): Promise<Result<Answer<'admin.sessions'>>> {
  const found = await openSessionsOf(ports.db, caller.operatorId, ports.clock.now());
  const items = found.map(({ id, device, network, createdAt, seenAt }) => ({
    id: String(id),
    device,
    network,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: id === caller.sessionId,
  }));
  return accept({ items });
}
