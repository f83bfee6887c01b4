import { hold } from '@greenhall/domain/ledger/account';
import type { LinesOf, OwnStep } from '../../../platform/facts/lines.ts';
import { rechargeById, type RechargeRow, withdrawalById, type WithdrawalRow } from './store.ts';

const MEMBER = 'member';

const made = ({ madeAt, amount }: RechargeRow | WithdrawalRow): OwnStep => ({
  at: madeAt,
  name: 'made',
  by: MEMBER,
  amount,
  coin: 'usdt',
});

/** What the network has shown of a recharge or of a payout. */
function seen({ judgedAt, provedAt }: RechargeRow | WithdrawalRow): OwnStep[] {
  if (provedAt) return [{ at: provedAt, name: 'proved', by: null }];
  return judgedAt ? [{ at: judgedAt, name: 'judged', by: null }] : [];
}

/** How a request ended; what operators decide stands in the log of their acts besides. */
const ended = ({ decidedAt, state }: RechargeRow | WithdrawalRow): OwnStep[] =>
  decidedAt ? [{ at: decidedAt, name: state, by: state === 'cancelled' ? MEMBER : null }] : [];

/** What happened to recharges and withdrawals. A recharge has no account of its own: its coins are the member's when it is booked. */
export const requestLines: LinesOf = {
  recharge: async (db, id) => {
    const row = await rechargeById(db, id);
    return (
      row && {
        number: row.number,
        members: [row.memberNo],
        since: row.madeAt,
        steps: [made(row), ...seen(row), ...ended(row)],
        holds: [],
      }
    );
  },
  withdrawal: async (db, id) => {
    const row = await withdrawalById(db, id);
    return (
      row && {
        number: row.number,
        members: [row.memberNo],
        since: row.madeAt,
        steps: [made(row), ...seen(row), ...ended(row)],
        holds: [hold(row.memberNo, 'usdt', 'withdrawal', row.id)],
      }
    );
  },
};
