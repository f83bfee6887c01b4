import { signsFrom } from '@greenhall/domain/admin/passkeys';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { modeOf } from '../../members/index.ts';
import { passkeysOf } from '../account/store-passkey.ts';

export async function readPasskeys(
  ports: Ports,
  { caller }: Call<'admin.passkeys'>,
): Promise<Result<Answer<'admin.passkeys'>>> {
  const mode = await modeOf(ports.db);
  const now = ports.clock.now().getTime();
  const found = await passkeysOf(ports.db, caller.operatorId);
  const items = found.map(({ id, name, createdAt }) => {
    const from = signsFrom(createdAt.getTime(), mode);
    return {
      id: String(id),
      name,
      createdAt: createdAt.toISOString(),
      signsFrom: new Date(from).toISOString(),
      maySign: from <= now,
    };
  });
  return accept({ items });
}
