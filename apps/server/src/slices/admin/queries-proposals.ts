import type { Result } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../platform/approvals/present.ts';
import { paged } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';

export async function readProposals(
  ports: Ports,
  call: Call<'admin.proposals'>,
): Promise<Result<Answer<'admin.proposals'>>> {
  const { open } = call.query;
  const isOpen = open === undefined ? undefined : open === '1';
  return paged(
    call.query,
    (start, limit) => ports.approvals.list(ports.db, isOpen, start, limit),
    (row) => row.id,
    (shown) => shown.map((row) => presentProposal(row, call.caller.operatorId)),
  );
}
