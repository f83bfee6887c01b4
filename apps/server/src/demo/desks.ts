import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { type Happening, idAt, operatorAt } from './inspections.ts';
import { approveShown } from './operators.ts';
import type { DemoContext } from './people.ts';

const [FIRST, SECOND] = [0, 1];
/** Somebody whom nothing else in the demo world needs. */
const LOCKED = 6;

const memberAt = (context: DemoContext, index: number): string => idAt(context, index).id;

/** What one coin is worth in a currency, by two operators. */
const rate = (before: number, currency: 'EUR' | 'CNY', typed: string): Happening => ({
  before,
  run: async (context) => {
    const { callRoute } = context;
    const body = { currency, rate: typed, reason: 'The rate of the central bank this morning.' };
    const { id } = await callRoute('wallet.proposeRate', operatorAt(context, FIRST), { body });
    await approveShown(callRoute, operatorAt(context, SECOND), id);
  },
});

/** Part of a recharge is taken back from a member, and lies in suspense. */
const correction: Happening = {
  before: 2 * DAY,
  run: async (context) => {
    const { callRoute, people } = context;
    const asked = { query: { kind: 'recharge', coin: 'usdt' } } as const;
    const [recharge] = (await callRoute('wallet.bill', people[0]?.caller ?? null, asked)).items;
    const reason = 'The bank has paid in one less than the receipt says.';
    const body = { posting: recharge?.id ?? '', way: 'take', amount: '1', reason } as const;
    const { id } = await callRoute('wallet.proposeCorrection', operatorAt(context, FIRST), { body });
    await approveShown(callRoute, operatorAt(context, SECOND), id);
  },
};

/** What lies on the desks of positions, rates and corrections when the world is handed over. */
export const deskActs = (): readonly Happening[] => [
  rate(3 * DAY, 'EUR', '0.92'),
  rate(3 * DAY - HOUR, 'CNY', '7.1'),
  correction,
  {
    before: 3 * MINUTE,
    run: (context) => {
      const reason = 'Two buyers say that it has not paid back.';
      const body = { member: memberAt(context, LOCKED), kind: 'trade', hours: 24, reason } as const;
      return context.callRoute('members.restrict', operatorAt(context, FIRST), { body });
    },
  },
  {
    before: 2 * MINUTE,
    run: (context) => {
      const reason = 'Until the two trades are looked into.';
      const body = { member: memberAt(context, LOCKED), kind: 'shares', hours: 24, reason } as const;
      return context.callRoute('members.restrict', operatorAt(context, SECOND), { body });
    },
  },
];
