import { PROPOSAL_ACTS, isConfidential } from '@greenhall/domain/admin/proposals';
import { mayDo } from '@greenhall/domain/admin/roles';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import type { Result } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../platform/approvals/present.ts';
import { paged } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { OperatorCaller } from '../../platform/http/caller.ts';
import type { ProposalRow } from '../../platform/approvals/store.ts';
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
    (shown) => presentShown(ports, call.caller, shown),
  );
}

/** Proposals as an operator sees them. Of the confidential ones it is not told unless it could decide about their member. */
async function presentShown(ports: Ports, caller: OperatorCaller, rows: readonly ProposalRow[]) {
  const secret = rows.filter(({ kind }) => isConfidential(kind));
  const mayKnow = secret.some(({ kind }) => mayDo(caller.roles, PROPOSAL_ACTS[kind], 'read'));
  const members = secret.flatMap(({ beneficiary }) => (beneficiary === null ? [] : [memberNumber(beneficiary)]));
  const obstacleOf = await ports.persons.obstacles(ports.db, caller, mayKnow ? members : []);
  const isShown = ({ kind, beneficiary }: ProposalRow): boolean =>
    !isConfidential(kind) || (mayKnow && beneficiary !== null && obstacleOf(memberNumber(beneficiary)) === null);
  return rows.filter(isShown).map((row) => presentProposal(row, caller.operatorId));
}
