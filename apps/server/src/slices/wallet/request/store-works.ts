import { sql } from 'kysely';
import type { WorksOf } from '../../../platform/facts/works.ts';

const askedOf = (table: 'wallet_recharge' | 'wallet_withdrawal') => ({
  from: sql`${sql.table(table)} c on c.number = e.subject`,
  at: sql<Date>`c.made_at`,
});

/** Recharges and withdrawals are decided when they are booked, paid or rejected; a first approval decides nothing. */
export const requestWorks: WorksOf = {
  recharges: { acts: ['recharge.book', 'recharge.reject'], asked: askedOf('wallet_recharge') },
  withdrawals: { acts: ['withdrawal.pay', 'withdrawal.reject'], asked: askedOf('wallet_withdrawal') },
};
