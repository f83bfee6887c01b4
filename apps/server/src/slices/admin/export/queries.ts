import { EXPORT_TTL } from '@greenhall/domain/admin/exports';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentExport } from './present.ts';
import { exportsOf } from './store.ts';

/** The files that an operator has had made in the background and that are kept yet. */
export async function readExports(
  { db, clock }: Ports,
  { caller }: Call<'admin.exports'>,
): Promise<Result<Answer<'admin.exports'>>> {
  const since = new Date(clock.now().getTime() - EXPORT_TTL);
  const found = await exportsOf(db, caller.operatorId, since);
  return accept({ items: found.map((row) => presentExport(row, caller)) });
}
