import { MOST_AT_ONCE } from '@greenhall/domain/admin/exports';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import { transactAs } from '../../../platform/audit/acting.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Call, Download } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { aboutOf, nameOf } from './about.ts';
import { countFile } from './paced.ts';
import { exportFile } from './file.ts';
import { checkExported, filterOf, headerOf, readExported } from './exported-rows.ts';
import { beginTurn, endTurn, isMaking } from './store.ts';

/** Longer than a file of that many rows takes. A process that has died stands in its operator's way no longer. */
const TURN = 2 * MINUTE;

/** The turn of an operator in all processes, until the moment that is answered at most (`exportRunning`, `tooFrequent`). */
function takeTurn(db: Db, operator: bigint, at: Date): Promise<Result<Date>> {
  return transact(db, async (tx) => {
    if (await isMaking(tx, operator, at)) return refuse('exportRunning');
    const paced = await countFile(tx, operator, at);
    if (!paced.ok) return paced;
    const until = new Date(at.getTime() + TURN);
    await beginTurn(tx, operator, until);
    return accept(until);
  });
}

/** Writes a list to a file at once. An operator has one made at a time. Rule: admin#exports. */
export async function exportList(ports: Ports, call: Call<'admin.export'>): Promise<Result<Download>> {
  const { username, operatorId } = call.caller;
  const list = checkExported(call.caller, call.params.list);
  if (!list.ok) return list;
  const at = ports.clock.now();
  const turn = await takeTurn(ports.db, operatorId, at);
  if (!turn.ok) return turn;
  try {
    const filter = filterOf(call.query.asked);
    const read = await readExported(ports, call, list.value, filter, MOST_AT_ONCE);
    if (!read.ok) return read;
    const rows = read.value;
    const about = aboutOf({ list: list.value, filter, rows: rows.length, by: username, at });
    const { content, hash } = exportFile({ header: headerOf(list.value), rows, about });
    const detail = { rows: rows.length, filter, sha256: hash };
    const recorded = await transactAs(ports, call, async (tx) => {
      await audit(tx, { operator: username, act: 'list.export', subject: list.value, detail, at });
      return accept(true);
    });
    if (!recorded.ok) return recorded;
    return accept({ type: 'text/csv; charset=utf-8', name: nameOf(list.value, at), content });
  } finally {
    await endTurn(ports.db, operatorId, turn.value);
  }
}
