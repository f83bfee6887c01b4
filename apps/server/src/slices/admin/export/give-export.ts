import { isExportAvailable } from '@greenhall/domain/admin/exports';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { transactAs } from '../../../platform/audit/acting.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Call, Download } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { nameOf } from './about.ts';
import { checkExported } from './exported-rows.ts';
import { readExportFile } from './export-files.ts';
import { exportOf } from './store.ts';

/** Gives a file to its maker, who must still read the list. Rule: admin#exports. */
export async function giveExport(ports: Ports, call: Call<'admin.exportFile'>): Promise<Result<Download>> {
  const { operatorId, username } = call.caller;
  const at = ports.clock.now();
  const row = await exportOf(ports.db, BigInt(call.params.id), operatorId);
  if (row?.state !== 'done' || !row.endedAt || !isExportAvailable(row.endedAt.getTime(), at.getTime()))
    return refuse('notFound');
  const list = checkExported(call.caller, row.list);
  if (!list.ok) return list;
  const content = await readExportFile(ports, row);
  if (!content) return refuse('notFound');
  try {
    const detail = { export: String(row.id), rows: row.rowCount, filter: row.filter, sha256: row.sha256 };
    const recorded = await transactAs(ports, call, async (tx) => {
      await audit(tx, { operator: username, act: 'list.download', subject: row.list, detail, at });
      return accept(true);
    });
    if (!recorded.ok) {
      content.destroy();
      return recorded;
    }
  } catch (error) {
    content.destroy();
    throw error;
  }
  return accept({ type: 'text/csv; charset=utf-8', name: nameOf(row.list, row.endedAt), content });
}
