import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Call, Download } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { exportFile } from './file.ts';
import { checkExported, readExported } from './exported-rows.ts';

const FILES = defineLimit({
  name: 'list-export',
  max: 20,
  seconds: 86_400,
  per: 'operator',
  about: 'lists written to files',
});
const BUSY_SECONDS = 10;

/** Writes lists to files. An operator makes one at a time in each process. Rule: admin#exports. */
export function listExporter(ports: Ports): (call: Call<'admin.export'>) => Promise<Result<Download>> {
  const busy = new Set<bigint>();
  return async (call) => {
    const { username, operatorId } = call.caller;
    const list = checkExported(call);
    if (!list.ok) return list;
    if (busy.has(operatorId)) return refuse('serverBusy', { seconds: BUSY_SECONDS });
    busy.add(operatorId);
    try {
      const at = ports.clock.now();
      const paced = await countUse(ports.db, FILES, String(operatorId), at);
      if (!paced.ok) return paced;
      const read = await readExported(ports, call, list.value);
      if (!read.ok) return read;
      const { header, rows, filter } = read.value;
      const { content, hash } = exportFile({
        header,
        rows,
        about: [
          ['list', list.value],
          ['filter', filter],
          ['rows', String(rows.length)],
          ['exportedBy', username],
          ['exportedAt', at.toISOString()],
        ],
      });
      const detail = { rows: rows.length, filter, sha256: hash };
      await transact(ports.db, async (tx) => {
        await audit(tx, { operator: username, act: 'list.export', subject: list.value, detail, at });
        return accept(true);
      });
      const name = `greenhall-${list.value}-${at.toISOString().slice(0, 10)}.csv`;
      return accept({ type: 'text/csv; charset=utf-8', name, content });
    } finally {
      busy.delete(operatorId);
    }
  };
}
