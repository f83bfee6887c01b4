import { INSPECTION_CATEGORIES, checkInspection } from '@greenhall/domain/members/inspection';
import { memberBeneficiary, operatorId } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import { presentProposed } from '../../../platform/approvals/present.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { rolesUsed } from '../../../platform/http/rights.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { memberByNumber, memberState } from '../store.ts';
import { beginInspection } from './inspect-member.ts';

/** A look into the account of an operator, as a proposal keeps it: of whom, for what, and by which operator with which roles. */
const storedBody = z.object({
  member: z.string(),
  category: z.enum(INSPECTION_CATEGORIES),
  reason: z.string(),
  by: z.string(),
  byId: z.string(),
  roles: z.string(),
});
type Kept = z.infer<typeof storedBody>;

/** A look of one operator into the account of another, which a third one approves. */
export const operatorInspected = (outside: ProposalPorts): ProposalKind<Kept> => ({
  name: 'operatorInspected',
  body: storedBody,
  noticeMs: 0,
  beneficiary: (_, { member }) => memberBeneficiary(memberNumber(member)),
  difference: async (tx, _, { member, category }) =>
    (await memberState(tx, memberNumber(member)))
      ? accept([{ field: 'inspectedFor', from: '', to: category }])
      : refuse('memberNotFound'),
  apply: async (tx, _, { member, category, reason, by, byId, roles }, at, deciders) => {
    const maker = operatorId(BigInt(byId));
    const checker = deciders.find((one) => one !== maker);
    if (checker === undefined) throw new Error('an inspection by two with one operator');
    const memberNo = memberNumber(member);
    // Who may propose this is one of those who decide about investigations.
    const who = { operator: by, operatorId: maker, roles, mayInvestigate: true, approvedById: checker };
    await beginInspection(outside, tx, { memberNo, ...who, category, reason, at });
    return accept(true);
  },
});

/** Proposes to look into the account of an operator; `statusChanged` for an account that one operator may look into. */
export function proposeInspection(
  ports: Ports,
  call: Call<'members.proposeInspection'>,
): Promise<Result<Answer<'members.proposeInspection'>>> {
  const member = call.params.id;
  const memberNo = memberNumber(member);
  const { caller } = call;
  const { category, reason } = call.body;
  return once(ports, call, async (tx) => {
    const row = await memberByNumber(tx, memberNo);
    if (!row) return refuse('memberNotFound');
    const beneficiaries = [memberBeneficiary(memberNo)];
    const may = await ports.persons.mayDecide(tx, { maker: null, checker: caller, beneficiaries });
    if (!may.ok) return may;
    const isOperators = await ports.persons.isOperators(tx, memberNo);
    if (checkInspection({ isOperators, isByTwo: false }).ok) return refuse('statusChanged');
    const roles = rolesUsed(call.route, caller).join(' ');
    return presentProposed(
      await ports.approvals.propose(tx, operatorInspected(ports), {
        subject: member,
        about: { name: `${row.username} (${member})`, id: null },
        body: { member, category, reason, by: caller.username, byId: String(caller.operatorId), roles },
        reason,
        by: caller,
      }),
    );
  });
}
