import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentExport } from './present.ts';
import { latestExport } from './store.ts';

export async function readExport(
  { db, clock }: Ports,
  { caller }: Call<'members.export'>,
): Promise<Result<Answer<'members.export'>>> {
  const latest = await latestExport(db, caller.memberNo);
  return accept({ latest: latest ? presentExport(latest, caller.sessionId, clock.now()) : null });
}
