import { type Result, accept } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { hasMutedAll, mutesOf } from './store-requests.ts';

export async function listMutes(
  ports: Ports,
  { caller, query }: Call<'network.activationRequestMutes'>,
): Promise<Result<Answer<'network.activationRequestMutes'>>> {
  const me = caller.memberNo;
  const found = await paged(
    query,
    (start, limit) => mutesOf(ports.db, me, start, limit),
    ({ memberNo }) => memberNo,
    (shown) =>
      shown.map(({ memberNo, username, mutedAt }) => ({
        id: String(memberNo),
        userid: username,
        at: mutedAt.toISOString(),
      })),
  );
  return found.ok ? accept({ ...found.value, all: await hasMutedAll(ports.db, me) }) : found;
}
