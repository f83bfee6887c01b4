import { type ApprovalName, MOST_APPROVALS, PAYOUTS } from '@greenhall/contract/admin/cases';
import { PROPOSAL_ACTS, isConfidential } from '@greenhall/domain/admin/proposals';
import { mayDo } from '@greenhall/domain/admin/roles';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../../platform/approvals/present.ts';
import { type ProposalRow, proposalsByIds } from '../../../platform/approvals/store.ts';
import type { ApprovalRow } from '../../../platform/facts/cases.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { isSwitchOn } from '../../../platform/switches.ts';
import { approvalsFor, mayTakeStep } from './kinds.ts';
import { waitingOf } from './store.ts';

type Inbox = Answer<'admin.decisions'>;
type Obstacle = Inbox['items'][number]['obstacle'];

interface Known {
  readonly involved: Awaited<ReturnType<Ports['persons']['obstacles']>>;
  readonly inseparable: ReadonlySet<bigint>;
  readonly isPaying: boolean;
}

/** Why the operator may not take the next step, in the order in which the step itself would say it. */
function obstacleOf(
  { roles, operatorId }: OperatorCaller,
  { kind, members, makerId }: ApprovalRow & { readonly kind: ApprovalName },
  { involved, inseparable, isPaying }: Known,
  proposal: ProposalRow | undefined,
): Obstacle {
  // What is approved waits for its day.
  if (proposal?.state === 'approved') return null;
  const mayDecide = mayTakeStep(roles, kind) && (!proposal || mayDo(roles, PROPOSAL_ACTS[proposal.kind], 'decide'));
  if (!mayDecide) return 'forbidden';
  const [involvement = null] = members.flatMap((no) => involved(memberNumber(no)) ?? []);
  if (involvement) return involvement;
  const isOwn = makerId === operatorId || proposal?.beneficiaryOperator === operatorId;
  if (isOwn) return 'fourEyes';
  if (makerId !== null && inseparable.has(makerId)) return 'sameDevice';
  return PAYOUTS.has(kind) && !isPaying ? 'payoutsFrozen' : null;
}

/** Whether somebody who may not decide is told of what is confidential: as its maker alone. */
const mayKnow = (obstacle: Obstacle): boolean => obstacle === null || obstacle === 'fourEyes';

/** What takes two operators, as one of them may read it. Rule: admin#inbox. */
export async function readDecisions(ports: Ports, { caller, query }: Call<'admin.decisions'>): Promise<Result<Inbox>> {
  const { view = 'waiting' } = query;
  const kinds = approvalsFor(caller, view === 'waiting' ? 'decide' : 'read');
  const found = await waitingOf(
    ports.db,
    kinds.map((kind) => [kind, ports.cases.approvals[kind]({ view, caller })]),
  );
  const shown = kinds.flatMap((kind) => found.filter((row) => row.kind === kind).slice(0, MOST_APPROVALS));
  const members = shown.flatMap((row) => row.members.map((no) => memberNumber(no)));
  const known = {
    involved: await ports.persons.obstacles(ports.db, caller, members),
    inseparable: await ports.persons.inseparable(ports.db, caller.operatorId),
    isPaying: await isSwitchOn(ports.db, 'payouts'),
  };
  const proposals = new Map(
    (
      await proposalsByIds(
        ports.db,
        shown.filter(({ kind }) => kind === 'proposal').map(({ id }) => BigInt(id)),
      )
    ).map((row) => [String(row.id), row]),
  );
  const items = shown.map((row) => {
    const proposal = row.kind === 'proposal' ? proposals.get(row.id) : undefined;
    return {
      kind: row.kind,
      id: row.id,
      title: row.title,
      about: row.about,
      amount: row.amount === null ? null : { amount: formatAmount(row.amount), coin: row.coin ?? '' },
      since: row.since.toISOString(),
      maker: row.maker,
      isMine: row.makerId === caller.operatorId,
      obstacle: obstacleOf(caller, row, known, proposal),
      proposal: proposal ? presentProposal(proposal, caller.operatorId) : null,
    };
  });
  return accept({
    items: items
      .filter(({ obstacle }) => view !== 'waiting' || obstacle === null)
      .filter(({ proposal, obstacle }) => !proposal || !isConfidential(proposal.kind) || mayKnow(obstacle))
      .toSorted((one, other) => one.since.localeCompare(other.since)),
    isCut: found.length > shown.length,
  });
}
