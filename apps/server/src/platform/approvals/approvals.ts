import type { About } from '@greenhall/contract/shared/proposal';
import { PROPOSAL_ACTS, waitsOf } from '@greenhall/domain/admin/proposals';
import type { Capability } from '@greenhall/domain/admin/roles';
import {
  type Beneficiary,
  NOBODY,
  type OperatorId,
  memberBeneficiary,
  operatorBeneficiary,
} from '@greenhall/domain/shared/four-eyes';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { PROPOSAL_TRANSITIONS } from '@greenhall/domain/shared/proposal';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Act } from '../audit/audit.ts';
import type { Db, Tx } from '../database/database.ts';
import type { OperatorCaller } from '../http/caller.ts';
import { checkRight } from '../http/rights.ts';
import {
  type ApprovalPorts,
  applyProposal,
  checkCurrent,
  hasLostRight,
  kindOf,
  settleProposals,
  auditProposalStep,
} from './apply.ts';
import { type ProposalKind, effectOf } from './kind.ts';
import { signerOf } from './persons.ts';
import { digestOf, sealOf } from './seal.ts';
import {
  type ProposalRow,
  announcedAbout,
  announcedProposals,
  concernedBy,
  decideProposal,
  endProposal,
  insertProposal,
  listProposals,
  lockProposal,
} from './store.ts';

type Body<K> = K extends ProposalKind<infer B> ? B : never;

/** A proposal as an operator makes it, with its reason. */
interface NewProposal<B> {
  readonly subject: string;
  /** What it is about, where that is not the subject as it stands. */
  readonly about?: About;
  readonly body: B;
  /** What was done with it at once, for the audit log. */
  readonly beside?: Act['detail'];
  readonly reason: string;
  readonly by: OperatorCaller;
}

/** Changes that one operator proposes and another decides. */
export interface Approvals {
  /**
   * Makes a proposal. Refusals: `forbidden`, `reviewerUndeclared`, `reviewerInvolved`, the kind's own refusals,
   * `resubmitted` while one about the same subject is open.
   */
  propose<B extends Body<ProposalKind>>(
    tx: Tx,
    kind: ProposalKind<B>,
    fresh: NewProposal<B>,
  ): Promise<Result<ProposalRow>>;
  /**
   * Another operator approves. Refusals: `notFound`, `forbidden`, the refusals of persons, `statusChanged` when the
   * maker was suspended or has lost the right, `alreadyDecided`, `proposalStale` when what was shown has moved or is not what is
   * approved, `sealBroken` when it was changed in the database, the kind's own.
   */
  approve(tx: Tx, id: bigint, by: OperatorCaller, digest: string): Promise<Result<ProposalRow>>;
  /** Another operator rejects. Refusals: `notFound`, `forbidden`, the refusals of persons, `alreadyDecided`. */
  reject(tx: Tx, id: bigint, by: OperatorCaller, reason: string): Promise<Result<ProposalRow>>;
  /**
   * Its maker withdraws it. Once it is approved, any operator who could propose it may withdraw it, because stopping a
   * change takes only one operator. Refusals: `notFound`, `forbidden`, the refusals of persons, `alreadyDecided`.
   */
  withdraw(tx: Tx, id: bigint, by: OperatorCaller, reason: string): Promise<Result<ProposalRow>>;
  /**
   * Proposes again what has become stale, or whose maker may no longer propose it, by whoever may propose it; the one before ends.
   * Refusals: those of `propose`, `notFound`, and `statusChanged` for any other.
   */
  renew(tx: Tx, id: bigint, by: OperatorCaller): Promise<Result<ProposalRow>>;
  list(db: Db, isOpen: boolean | undefined, before: bigint | undefined, limit: number): Promise<ProposalRow[]>;
  /** The member whom an approved proposal concerns stops it before it is in force; `statusChanged` if there is none any more. */
  stop(tx: Tx, kind: ProposalKind['name'], member: MemberNo): Promise<Result<true>>;
  /** The approved proposals of a kind that are not in force yet. */
  announced(db: Db | Tx, kind: ProposalKind['name']): Promise<ProposalRow[]>;
  /**
   * Applies what is in force now and lapses what nobody has decided. It may run at any time, twice or in two processes.
   */
  due(): Promise<void>;
}

/** An operator's step on a proposal. */
interface Step {
  readonly event: 'approve' | 'reject' | 'withdraw';
  readonly by: OperatorCaller;
  readonly reason: string | null;
}

async function decide(needs: ApprovalPorts, tx: Tx, row: ProposalRow, step: Step): Promise<Result<ProposalRow>> {
  const { event, by, reason } = step;
  const at = needs.clock.now();
  const to = PROPOSAL_TRANSITIONS.next(row.state, event);
  const isLate = row.state === 'proposed' ? row.expiresAt <= at : row.notBefore !== null && row.notBefore <= at;
  if (!to || isLate) return refuse('alreadyDecided');
  const isApproval = event === 'approve';
  const notBefore = isApproval ? effectOf(kindOf(needs, row), row.subject, row.body, at) : row.notBefore;
  const moved = await decideProposal(tx, row, to, { by: signerOf(by), at, decision: reason, notBefore });
  if (!moved) return refuse('alreadyDecided');
  await auditProposalStep(tx, moved, by.username, event, at);
  return accept(moved);
}

function beneficiaryOf({ beneficiary, beneficiaryOperator }: ProposalRow): Beneficiary {
  if (beneficiaryOperator !== null) return operatorBeneficiary(beneficiaryOperator);
  return beneficiary === null ? NOBODY : memberBeneficiary(memberNumber(beneficiary));
}

/** What a step on a proposal requires of the operator: the right, and the operator whose step it confirms. */
interface StepRequirements {
  readonly step: Capability;
  readonly makerOf: (row: ProposalRow) => OperatorId | null;
}

/**
 * Locks and returns the proposal for an operator who may take the step: `notFound`, `forbidden` and the refusals of
 * persons.
 */
async function lockForStep(
  { persons }: ApprovalPorts,
  tx: Tx,
  id: bigint,
  by: OperatorCaller,
  { step, makerOf }: StepRequirements,
): Promise<Result<ProposalRow>> {
  const row = await lockProposal(tx, id);
  if (!row) return refuse('notFound');
  const right = checkRight(by, PROPOSAL_ACTS[row.kind], step);
  if (!right.ok) return right;
  const may = await persons.mayDecide(tx, { maker: makerOf(row), checker: by, beneficiaries: [beneficiaryOf(row)] });
  return may.ok ? accept(row) : may;
}

async function propose<B extends Body<ProposalKind>>(
  { persons, clock, secret }: ApprovalPorts,
  tx: Tx,
  kind: ProposalKind<B>,
  { subject, about, body, beside, reason, by }: NewProposal<B>,
): Promise<Result<ProposalRow>> {
  const right = checkRight(by, PROPOSAL_ACTS[kind.name], 'propose');
  if (!right.ok) return right;
  const beneficiary = kind.beneficiary(subject, body);
  const may = await persons.mayDecide(tx, { maker: null, checker: by, beneficiaries: [beneficiary] });
  if (!may.ok) return may;
  if (!kind.body.safeParse(body).success) return refuse('badRequest');
  const difference = await kind.difference(tx, subject, body);
  if (!difference.ok) return difference;
  const at = clock.now();
  const [member, operator] = concernedBy(beneficiary);
  const bound = {
    kind: kind.name,
    subject,
    body,
    difference: difference.value,
    beneficiary: member,
    beneficiaryOperator: operator,
    reason,
    makerId: by.operatorId,
    createdAt: at,
  };
  const row = await insertProposal(tx, {
    kind: kind.name,
    subject,
    about: about ?? { name: subject, id: null },
    body,
    difference: difference.value,
    beneficiary,
    reason,
    by: signerOf(by),
    at,
    expiresAt: new Date(at.getTime() + waitsOf(kind.name)),
    seal: sealOf(secret, bound),
  });
  if (!row) return refuse('resubmitted');
  await auditProposalStep(tx, row, by.username, 'propose', at, beside);
  return accept(row);
}

async function renew(needs: ApprovalPorts, tx: Tx, id: bigint, by: OperatorCaller): Promise<Result<ProposalRow>> {
  const found = await lockForStep(needs, tx, id, by, TAKING_BACK);
  if (!found.ok) return found;
  const row = found.value;
  if (row.state !== 'proposed') return refuse('statusChanged');
  const hasNoMaker = await hasLostRight(needs, tx, row.makerId, PROPOSAL_ACTS[row.kind], 'propose');
  const current = await checkCurrent(needs, tx, row);
  if (!current.ok && current.refusal !== 'proposalStale') return current;
  if (current.ok && !hasNoMaker) return refuse('statusChanged');
  const at = needs.clock.now();
  const ended = await endProposal(tx, row, 'stale', at);
  if (!ended) return refuse('statusChanged');
  await auditProposalStep(tx, ended, null, 'outdate', at);
  const { subject, about, body, reason } = row;
  return propose(needs, tx, kindOf(needs, row), { subject, ...(about ? { about } : {}), body, reason, by });
}

async function stop(
  { clock }: ApprovalPorts,
  tx: Tx,
  kind: ProposalKind['name'],
  member: MemberNo,
): Promise<Result<true>> {
  const at = clock.now();
  const found = await announcedAbout(tx, kind, member);
  const row = found && (await lockProposal(tx, found.id));
  if (row?.state !== 'approved' || row.notBefore === null || row.notBefore <= at) return refuse('statusChanged');
  const moved = await endProposal(tx, row, 'withdrawn', at);
  if (!moved) return refuse('statusChanged');
  await auditProposalStep(tx, moved, null, 'withdraw', at, { member: String(member) });
  return accept(true);
}

const DECIDING: StepRequirements = { step: 'decide', makerOf: (row) => row.makerId };
const TAKING_BACK: StepRequirements = { step: 'propose', makerOf: () => null };

/** Opens the port through which two operators decide a change. */
export function openApprovals(needs: ApprovalPorts): Approvals {
  return {
    propose: (tx, kind, fresh) => propose(needs, tx, kind, fresh),
    approve: async (tx, id, by, digest) => {
      const found = await lockForStep(needs, tx, id, by, DECIDING);
      if (!found.ok) return found;
      const { kind, makerId } = found.value;
      if (await hasLostRight(needs, tx, makerId, PROPOSAL_ACTS[kind], 'propose')) return refuse('statusChanged');
      const { subject, body, seal } = found.value;
      if (digest !== digestOf(seal)) return refuse('proposalStale');
      if (found.value.state === 'proposed') {
        const current = await checkCurrent(needs, tx, found.value);
        if (!current.ok) return current;
      }
      const may = await kindOf(needs, found.value).recheck?.(tx, subject, body);
      if (may && !may.ok) return may;
      const approved = await decide(needs, tx, found.value, { event: 'approve', by, reason: null });
      if (!approved.ok) return approved;
      const { decidedAt, notBefore } = approved.value;
      if (decidedAt === null || notBefore === null) throw new Error(`the approved proposal ${id} has no moment`);
      if (notBefore <= decidedAt) return applyProposal(needs, tx, approved.value);
      await kindOf(needs, found.value).announce?.(tx, subject, body, notBefore, id);
      return approved;
    },
    reject: async (tx, id, by, reason) => {
      const found = await lockForStep(needs, tx, id, by, DECIDING);
      return found.ok ? decide(needs, tx, found.value, { event: 'reject', by, reason }) : found;
    },
    withdraw: async (tx, id, by, reason) => {
      const found = await lockForStep(needs, tx, id, by, TAKING_BACK);
      if (!found.ok) return found;
      const { state, makerId } = found.value;
      if (state === 'proposed' && makerId !== by.operatorId) return refuse('forbidden');
      return decide(needs, tx, found.value, { event: 'withdraw', by, reason });
    },
    renew: (tx, id, by) => renew(needs, tx, id, by),
    list: listProposals,
    announced: announcedProposals,
    stop: (tx, kind, member) => stop(needs, tx, kind, member),
    due: () => settleProposals(needs),
  };
}
