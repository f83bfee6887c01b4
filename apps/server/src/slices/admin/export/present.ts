import { EXPORT_TTL } from '@greenhall/domain/admin/exports';
import type { Answer } from '../../../platform/http/call.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { checkExported } from './exported-rows.ts';
import type { ExportRow } from './store.ts';

/** A file as its maker sees it. */
export function presentExport(row: ExportRow, caller: OperatorCaller): Answer<'admin.askExport'> {
  const { id, list, filter, state, rowCount, bytes, sha256, failure, askedAt, endedAt } = row;
  const until = endedAt && state === 'done' ? new Date(endedAt.getTime() + EXPORT_TTL) : null;
  return {
    id: String(id),
    list,
    filter,
    state,
    rows: rowCount,
    bytes: bytes === null ? null : Number(bytes),
    sha256,
    failure,
    askedAt: askedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    keptUntil: until?.toISOString() ?? null,
    mayRead: checkExported(caller, list).ok,
  };
}
