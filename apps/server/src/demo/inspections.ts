import type { InspectionCategory } from '@greenhall/domain/members/inspection';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import type { OperatorCaller } from '../platform/http/caller.ts';
import { approveShown } from './operators.ts';
import type { DemoContext } from './people.ts';

export interface Happening {
  readonly before: number;
  readonly run: (context: DemoContext) => Promise<unknown>;
}

/** The places of the operators: two supers, and one of customer service. */
const [FIRST, SECOND, SUPPORT] = [0, 1, 2];

export function operatorAt({ operators }: DemoContext, place: number | undefined): OperatorCaller {
  const found = operators[place ?? -1];
  if (!found) throw new Error('the demo world has too few operators');
  return found;
}

export function idAt({ people }: DemoContext, index: number): { id: string } {
  const found = people[index];
  if (!found) throw new Error(`nobody has the place ${index} in the demo world`);
  return { id: String(found.caller.memberNo) };
}

interface Look {
  readonly by: number | undefined;
  readonly member: number;
  readonly category: InspectionCategory;
  readonly reason: string;
}

/** An operator opens an account, and reads its profile and its bill. */
const look = (before: number, { by, member, category, reason }: Look): Happening => ({
  before,
  run: async (context) => {
    const { callRoute } = context;
    const operator = operatorAt(context, by);
    const body = { category, reason };
    const { id } = await callRoute('members.inspect', operator, { params: idAt(context, member), body });
    await callRoute('members.deskProfile', operator, { params: { inspection: id } });
    await callRoute('wallet.deskBill', operator, { params: { inspection: id } });
  },
});

const step = (
  before: number,
  by: number | undefined,
  member: number,
  route: 'members.endInspection' | 'members.unmask',
): Happening => ({
  before,
  run: (context) => context.callRoute(route, operatorAt(context, by), { params: idAt(context, member) }),
});

/** One super proposes an investigation, the other approves it. */
const investigate = (before: number, member: number): Happening => ({
  before,
  run: async (context) => {
    const { callRoute } = context;
    const body = { days: 7, reason: 'A bank asks whether this account is used by its owner.' };
    const { proposal } = await callRoute('members.proposeInvestigation', operatorAt(context, FIRST), {
      params: idAt(context, member),
      body,
    });
    await approveShown(callRoute, operatorAt(context, SECOND), proposal ?? '');
  },
});

const endInvestigation = (before: number, member: number): Happening => ({
  before,
  run: async (context) => {
    const { callRoute } = context;
    const operator = operatorAt(context, SECOND);
    const { investigations } = await callRoute('members.deskMember', operator, { params: idAt(context, member) });
    const body = { reason: 'The bank has what it asked for, and nothing was wrong.' };
    const params = { id: investigations?.[0]?.id ?? '' };
    return callRoute('members.endInvestigation', operator, { params, body });
  },
});

/** An operator opens the newest trade of a member. */
const lookAtTrade = (before: number, member: number): Happening => ({
  before,
  run: async (context) => {
    const { callRoute, people } = context;
    const [trade] = (await callRoute('otc.trades', people[member]?.caller ?? null, { query: {} })).items;
    const query = { reason: 'The buyer has appealed, and the seller does not answer.' };
    return callRoute('otc.deskTrade', operatorAt(context, FIRST), { params: { id: trade?.id ?? '' }, query });
  },
});

/**
 * Looks into accounts, so that members find on their page who has looked: some that have ended, one with phone and e-mail in full, one
 * under an investigation that is over, one that runs when the world is handed over, and one into a trade.
 */
export function inspections(): readonly Happening[] {
  const bank: Look = {
    by: FIRST,
    member: 3,
    category: 'law',
    reason: 'A bank asks where the coins of a trade came from.',
  };
  return [
    investigate(6 * DAY, 3),
    look(6 * DAY - HOUR, bank),
    endInvestigation(4 * DAY, 3),
    look(3 * DAY - 2 * HOUR, {
      by: SUPPORT,
      member: 0,
      category: 'payment',
      reason: 'Asked by message where a recharge has gone.',
    }),
    step(3 * DAY - 2 * HOUR - 9 * MINUTE, SUPPORT, 0, 'members.endInspection'),
    look(26 * HOUR, {
      by: SECOND,
      member: 1,
      category: 'security',
      reason: 'Signed in from a new device; called back to ask.',
    }),
    step(26 * HOUR - 2 * MINUTE, SECOND, 1, 'members.unmask'),
    lookAtTrade(45 * MINUTE, 3),
    look(12 * MINUTE, {
      by: FIRST,
      member: 5,
      category: 'identity',
      reason: 'Somebody else says that the account was used without its owner.',
    }),
  ];
}
