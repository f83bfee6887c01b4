import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { checkCooled } from './cool-down.ts';
import { handExport } from './store.ts';

/** Hands the copy to one session of its member, until it has confirmed that it is whole there. */
export async function fetchExport(
  { db, clock }: Ports,
  { caller, params }: Call<'members.fetchExport'>,
): Promise<Result<Answer<'members.fetchExport'>>> {
  const now = clock.now();
  const cooled = await checkCooled(db, caller.memberNo, now);
  if (!cooled.ok) return cooled;
  const content = await handExport(db, { ...caller, name: params.name, at: now });
  return content ? accept({ type: 'application/zip', name: 'greenhall-data.zip', content }) : refuse('notFound');
}
