import { investigationEnd } from '@greenhall/domain/members/inspection';
import { memberBeneficiary, operatorId } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import { presentProposed } from '../../../platform/approvals/present.ts';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { memberByNumber } from '../store.ts';
import { notifyMember } from './inspect-member.ts';
import { endInvestigation as end, insertInvestigation, investigationById, runningInvestigation } from './store.ts';

/** An investigation as a proposal keeps it. */
const storedBody = z.object({
  member: z.string(),
  days: z.int(),
  reason: z.string(),
  by: z.string(),
  byId: z.string(),
});
type Kept = z.infer<typeof storedBody>;

/** An investigation of a member, which hides the inspections under it while it runs. */
export const memberInvestigated = ({ clock }: Pick<Ports, 'clock'>): ProposalKind<Kept> => ({
  name: 'memberInvestigated',
  body: storedBody,
  noticeMs: 0,
  beneficiary: (_, { member }) => memberBeneficiary(memberNumber(member)),
  difference: async (tx, _, { member, days }) => {
    const runs = await runningInvestigation(tx, memberNumber(member), clock.now());
    return runs ? refuse('investigationRuns') : accept([{ field: 'investigatedDays', from: '0', to: String(days) }]);
  },
  apply: async (tx, _, { member, days, reason, by, byId }, at, deciders) => {
    const maker = operatorId(BigInt(byId));
    const checker = deciders.find((one) => one !== maker);
    if (checker === undefined) throw new Error('an investigation by one operator');
    const memberNo = memberNumber(member);
    if (await runningInvestigation(tx, memberNo, at)) return refuse('investigationRuns');
    await insertInvestigation(tx, {
      memberNo,
      reason,
      proposedBy: by,
      proposedById: maker,
      approvedById: checker,
      startsAt: at,
      endsAt: new Date(investigationEnd(at.getTime(), days)),
    });
    return accept(true);
  },
});

/** Proposes an investigation of a member. */
export function proposeInvestigation(
  ports: Ports,
  call: Call<'members.proposeInvestigation'>,
): Promise<Result<Answer<'members.proposeInvestigation'>>> {
  const member = call.params.id;
  const { caller } = call;
  const { days, reason } = call.body;
  return once(ports, call, async (tx) => {
    const row = await memberByNumber(tx, memberNumber(member));
    if (!row) return refuse('memberNotFound');
    return presentProposed(
      await ports.approvals.propose(tx, memberInvestigated(ports), {
        subject: member,
        about: { name: `${row.username} (${member})`, id: null },
        body: { member, days, reason, by: caller.username, byId: String(caller.operatorId) },
        reason,
        by: caller,
      }),
    );
  });
}

/** Ends an investigation before its time, which takes one operator; the member reads its list of inspections again. */
export function endInvestigation(
  ports: Ports,
  call: Call<'members.endInvestigation'>,
): Promise<Result<Answer<'members.endInvestigation'>>> {
  const id = BigInt(call.params.id);
  const { username } = call.caller;
  const { reason } = call.body;
  return once(ports, call, async (tx) => {
    const row = await investigationById(tx, id);
    if (!row) return refuse('notFound');
    const beneficiaries = [memberBeneficiary(row.memberNo)];
    const may = await ports.persons.mayDecide(tx, { maker: null, checker: call.caller, beneficiaries });
    if (!may.ok) return may;
    const at = ports.clock.now();
    if (!(await end(tx, id, { at, by: username, reason }))) return refuse('alreadyDecided');
    const detail = { reason, member: String(row.memberNo) };
    await audit(tx, {
      operator: username,
      act: 'investigation.end',
      subject: String(id),
      detail,
      ...stateChange('running', 'ended'),
      at,
    });
    await notifyMember(ports.live, tx, row.memberNo);
    return accept({});
  });
}
