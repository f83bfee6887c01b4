import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { listOperators } from './store-declarations.ts';

export async function readOperators(
  ports: Ports,
  call: Call<'admin.operators'>,
): Promise<Result<Answer<'admin.operators'>>> {
  const found = await listOperators(ports.db);
  return accept({
    items: found.map(({ id, username, roles, email, isSuspended, members, waitingId, waiting }) => ({
      id: String(id),
      username,
      roles: [...roles],
      email,
      isSuspended,
      isMe: id === call.caller.operatorId,
      members: members && [...members],
      waiting: waitingId === null ? null : { id: String(waitingId), members: [...(waiting ?? [])] },
    })),
  });
}
