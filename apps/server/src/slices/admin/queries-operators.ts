import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { waitingAmong } from '../identity/index.ts';
import { devicesShared } from './store-devices.ts';
import { listOperators } from './store-declarations.ts';

export async function readOperators(
  ports: Ports,
  call: Call<'admin.operators'>,
): Promise<Result<Answer<'admin.operators'>>> {
  const found = await listOperators(ports.db);
  const shared = await devicesShared(ports.db, ports.clock.now());
  const locked = await waitingAmong(
    ports.db,
    'operator',
    found.map(({ id }) => String(id)),
  );
  return accept({
    items: found.map(({ id, username, roles, email, isSuspended, members, waitingId, waiting }) => ({
      id: String(id),
      username,
      roles: [...roles],
      email,
      isSuspended,
      isLocked: locked.has(String(id)),
      sharesDeviceWith: [...(shared.get(id) ?? [])],
      isMe: id === call.caller.operatorId,
      members: members && [...members],
      waiting: waitingId === null ? null : { id: String(waitingId), members: [...(waiting ?? [])] },
    })),
  });
}
