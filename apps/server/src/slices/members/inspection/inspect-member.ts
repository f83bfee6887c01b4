import { type InspectionCategory, INSPECTION_LASTS, checkInspection } from '@greenhall/domain/members/inspection';
import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { mayReach, rolesUsed } from '../../../platform/http/rights.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { addressesOf, memberState } from '../store.ts';
import { countInspection } from './inspection-limit.ts';
import { checkOpen } from './open-account.ts';
import { presentOpened } from './present.ts';
import {
  type InspectionRow,
  type NewInspection,
  endInspections,
  insertInspection,
  markContactSeen,
  runningInspection,
  runningInvestigation,
} from './store.ts';

interface Look extends Omit<NewInspection, 'endsAt' | 'investigationId'> {
  /** Whether its operator is one of those who decide about investigations. */
  readonly mayInvestigate: boolean;
}

/**
 * Begins an inspection in the place of the one that the operator has open. It belongs to an investigation that runs if the operator is
 * one of those who decide about investigations; the member is told of any other.
 */
export async function beginInspection(
  { live }: Pick<ProposalPorts, 'live'>,
  tx: Tx,
  { mayInvestigate, ...look }: Look,
): Promise<InspectionRow> {
  const { memberNo, operatorId, at } = look;
  await endInspections(tx, memberNo, operatorId, at);
  const runs = mayInvestigate ? await runningInvestigation(tx, memberNo, at) : undefined;
  const endsAt = new Date(at.getTime() + INSPECTION_LASTS);
  const row = await insertInspection(tx, { ...look, endsAt, investigationId: runs?.id ?? null });
  if (!runs) await notifyMember(live, tx, memberNo);
  return row;
}

/** Lets the member's app read its list of inspections again. */
export function notifyMember(live: Ports['live'], tx: Tx, memberNo: MemberNo): Promise<void> {
  return live.publish(tx, { channels: [`member:${memberNo}`], events: [{ what: 'security', id: '' }] });
}

/** Opens a member's account to an operator, who says for what and why. */
export function inspectMember(ports: Ports, call: Call<'members.inspect'>): Promise<Result<Answer<'members.inspect'>>> {
  const memberNo = memberNumber(call.params.id);
  const { caller } = call;
  const { category, reason }: { readonly category: InspectionCategory; readonly reason: string } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'members.inspect'>>> => {
    const beneficiaries = [memberBeneficiary(memberNo)];
    const may = await ports.persons.mayDecide(tx, { maker: null, checker: caller, beneficiaries });
    if (!may.ok) return may;
    if (!(await memberState(tx, memberNo))) return refuse('memberNotFound');
    const isOperators = await ports.persons.isOperators(tx, memberNo);
    const admitted = checkInspection({ isOperators, isByTwo: false });
    if (!admitted.ok) return admitted;
    const counted = await countInspection(ports, tx, caller);
    if (!counted.ok) return counted;
    const at = ports.clock.now();
    const row = await beginInspection(ports, tx, {
      memberNo,
      operator: caller.username,
      operatorId: caller.operatorId,
      roles: rolesUsed(call.route, caller).join(' '),
      mayInvestigate: mayReach(caller, 'members.endInvestigation'),
      category,
      reason,
      at,
      approvedById: null,
    });
    const detail = { category, reason };
    await audit(tx, { operator: caller.username, act: 'member.inspect', subject: String(memberNo), detail, at });
    return accept(presentOpened(row));
  });
}

/** Ends the own inspection of a member. */
export function endInspection(
  ports: Ports,
  call: Call<'members.endInspection'>,
): Promise<Result<Answer<'members.endInspection'>>> {
  const memberNo = memberNumber(call.params.id);
  const { operatorId, username } = call.caller;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const running = await runningInspection(tx, memberNo, operatorId, at);
    if (!running || (await endInspections(tx, memberNo, operatorId, at)) === 0) return refuse('inspectionOver');
    const subject = String(memberNo);
    const detail = { reason: running.reason };
    await audit(tx, {
      operator: username,
      act: 'member.endInspection',
      subject,
      detail,
      ...stateChange('running', 'ended'),
      at,
    });
    if (!(await isHidden(tx, running, at))) await notifyMember(ports.live, tx, memberNo);
    return accept({});
  });
}

/** Whether the member is not shown an inspection, because an investigation runs that it belongs to. */
async function isHidden(tx: Tx, { memberNo, investigationId }: InspectionRow, at: Date): Promise<boolean> {
  if (investigationId === null) return false;
  return (await runningInvestigation(tx, memberNo, at))?.id === investigationId;
}

/** Shows phone and e-mail in full, which the member finds noted beside the inspection. */
export function unmaskMember(ports: Ports, call: Call<'members.unmask'>): Promise<Result<Answer<'members.unmask'>>> {
  const memberNo = memberNumber(call.params.id);
  const { caller } = call;
  return once(ports, call, async (tx): Promise<Result<Answer<'members.unmask'>>> => {
    const at = ports.clock.now();
    const running = await runningInspection(tx, memberNo, caller.operatorId, at);
    if (!running) return refuse('inspectionOver');
    const open = await checkOpen(ports, tx, caller, running);
    if (!open.ok) return open;
    const counted = await countInspection(ports, tx, caller);
    if (!counted.ok) return counted;
    await markContactSeen(tx, running.id);
    const detail = { reason: running.reason };
    await audit(tx, { operator: caller.username, act: 'member.unmask', subject: String(memberNo), detail, at });
    if (!(await isHidden(tx, running, at))) await notifyMember(ports.live, tx, memberNo);
    const addresses = await addressesOf(tx, memberNo);
    const address = (channel: string) => addresses.find((one) => one.channel === channel)?.address ?? null;
    return accept({ phone: address('phone'), email: address('email') });
  });
}
