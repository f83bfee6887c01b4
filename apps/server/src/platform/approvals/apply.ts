import { canonicalJson } from '@greenhall/contract/shared/sign';
import { PROPOSAL_ACTS, waitsOf } from '@greenhall/domain/admin/proposals';
import { type Act, type Capability, mayDo } from '@greenhall/domain/admin/roles';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Logger } from 'pino';
import type { Alarms } from '../alarms.ts';
import { type Act as Audited, audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { OperatorsPort } from '../facts/operators.ts';
import type { ProposalKind } from './kind.ts';
import type { Persons } from './persons.ts';
import { isIntact } from './seal.ts';
import { type ProposalRow, dueProposals, endProposal, lockApprovedOf, lockProposal, reopenProposal } from './store.ts';

/** What the approvals port depends on. */
export interface ApprovalPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly alarms: Alarms;
  readonly secret: string;
  readonly persons: Persons;
  readonly operators: OperatorsPort;
  /** Every kind of proposal. */
  readonly kinds: readonly ProposalKind[];
}

export function kindOf({ kinds }: ApprovalPorts, { kind: name }: ProposalRow): ProposalKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`nothing is known of proposals of the kind ${name}`);
  return kind;
}

/** Records a step of a proposal in the audit log. */
export function auditProposalStep(
  tx: Tx,
  row: ProposalRow,
  operator: string | null,
  act: 'propose' | 'approve' | 'reject' | 'withdraw' | 'apply' | 'expire' | 'outdate' | 'reopen',
  at: Date,
  beside: Audited['detail'] = {},
): Promise<void> {
  const detail = { ...beside, kind: row.kind, reason: row.decision ?? row.reason };
  const values = (side: 'from' | 'to') =>
    Object.fromEntries(row.difference.map(({ field, of, ...change }) => [of ? `${field}.${of}` : field, change[side]]));
  const changed = { before: values('from'), after: values('to') };
  const subject = String(row.id);
  return audit(tx, { operator, act: `proposal.${act}`, subject, proposal: row.id, detail, ...changed, at });
}

/**
 * Whether a proposal is still what was shown: `sealBroken` if it was changed in the database, which raises an alarm, and
 * `proposalStale` if what it would change has moved, or if an earlier version made it. Refuses as the kind refuses what may not be
 * proposed any more.
 */
export async function checkCurrent(needs: ApprovalPorts, tx: Tx, row: ProposalRow): Promise<Result<true>> {
  const kind = kindOf(needs, row);
  if (row.seal === null) return refuse('proposalStale');
  if (!isIntact(needs.secret, row, row.seal)) {
    needs.alarms.raise('sealBroken', { about: 'a proposal', id: String(row.id) });
    return refuse('sealBroken');
  }
  if (!kind.body.safeParse(row.body).success) return refuse('proposalStale');
  const now = await kind.difference(tx, row.subject, row.body);
  if (!now.ok) return now;
  const isSame = canonicalJson(now.value) === canonicalJson(row.difference);
  return isSame ? accept(true) : refuse('proposalStale');
}

/** Applies an approved proposal. */
export async function applyProposal(needs: ApprovalPorts, tx: Tx, row: ProposalRow): Promise<Result<ProposalRow>> {
  const at = needs.clock.now();
  const by = row.checkerId === null ? [row.makerId] : [row.makerId, row.checkerId];
  const done = await kindOf(needs, row).apply?.(tx, row.subject, row.body, at, by, row.id);
  if (done && !done.ok) return done;
  const moved = await endProposal(tx, row, 'applied', at);
  if (!moved) return refuse('alreadyDecided');
  await auditProposalStep(tx, moved, null, 'apply', at);
  return accept(moved);
}

async function lapse(tx: Tx, row: ProposalRow, at: Date): Promise<void> {
  const lapsed = await endProposal(tx, row, 'expired', at);
  if (lapsed) await auditProposalStep(tx, lapsed, null, 'expire', at);
}

/** Whether an operator who took a step of an act has been suspended since, or has lost the right to that step. */
export async function hasLostRight(
  { operators }: Pick<ApprovalPorts, 'operators'>,
  tx: Tx,
  operator: OperatorId,
  act: Act,
  step: Capability,
): Promise<boolean> {
  const roles = await operators.holdRoles(tx, operator);
  return roles !== undefined && !mayDo(roles, act, step);
}

/**
 * Lets the approved proposals that an operator has made or approved wait for another one, with the time of a new one, if they are not in
 * force yet and the operator may no longer take that step. Rule: admin#two-persons.
 */
export async function reopenApproved(operators: OperatorsPort, tx: Tx, operator: OperatorId, at: Date): Promise<void> {
  for (const row of await lockApprovedOf(tx, operator, at)) {
    const step = row.makerId === operator ? 'propose' : 'decide';
    if (!(await hasLostRight({ operators }, tx, operator, PROPOSAL_ACTS[row.kind], step))) continue;
    const open = await reopenProposal(tx, row, new Date(at.getTime() + waitsOf(row.kind)));
    if (open) await auditProposalStep(tx, open, null, 'reopen', at);
  }
}

/** Applies or lapses one due proposal. It may have been applied or withdrawn since it was listed. */
function settleOne(needs: ApprovalPorts, id: bigint): Promise<Result<void>> {
  return transact(needs.db, async (tx) => {
    const at = needs.clock.now();
    const row = await lockProposal(tx, id);
    if (row?.state === 'proposed' && row.expiresAt <= at) await lapse(tx, row, at);
    if (row?.state !== 'approved' || row.notBefore === null || row.notBefore > at) return accept(undefined);
    // What is in force by time alone has been so since its moment.
    const current = kindOf(needs, row).apply ? await checkCurrent(needs, tx, row) : accept(true);
    if (!current.ok) return current;
    const done = await applyProposal(needs, tx, row);
    return done.ok ? accept(undefined) : done;
  });
}

/**
 * Applies the approved proposals whose notice has passed, and lapses those that nobody has decided in time or that can no longer be
 * applied.
 */
export async function settleProposals(needs: ApprovalPorts): Promise<void> {
  for (const id of await dueProposals(needs.db, needs.clock.now())) {
    const done = await settleOne(needs, id);
    if (done.ok) continue;
    needs.log.error({ proposal: String(id), refusal: done.refusal }, 'an approved proposal could not be applied');
    await transact(needs.db, async (tx) => {
      const row = await lockProposal(tx, id);
      if (row?.state === 'approved') await lapse(tx, row, needs.clock.now());
      return accept(undefined);
    });
  }
}
