import { type Result, accept } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../../platform/approvals/present.ts';
import { PAGE, pageOf, readCursor } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';

export async function readProposals(
  ports: Ports,
  call: Call<'admin.proposals'>,
): Promise<Result<Answer<'admin.proposals'>>> {
  const { cursor, limit = PAGE, open } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const isOpen = open === undefined ? undefined : open === '1';
  const found = await ports.approvals.list(ports.db, isOpen, before.value, limit + 1);
  const present = (row: (typeof found)[number]) => presentProposal(row, call.caller.operatorId);
  return accept(pageOf(found, limit, (row) => row.id, present));
}
