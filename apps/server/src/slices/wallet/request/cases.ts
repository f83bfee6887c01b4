import { hold } from '@greenhall/domain/ledger/account';
import type { RechargeState } from '@greenhall/domain/wallet/recharge';
import { readReference } from '@greenhall/domain/wallet/reference';
import type { WithdrawalState } from '@greenhall/domain/wallet/withdrawal';
import { sql } from 'kysely';
import {
  type Approval,
  type CasesOf,
  type Daily,
  NO_DUE,
  type Queue,
  type SearchTerm,
  type TimelineStep,
  byMaker,
} from '../../../platform/facts/cases.ts';
import { utcDay, within } from '../../../platform/facts/days.ts';
import { rechargeById, type RechargeRow, withdrawalById, type WithdrawalRow } from './store.ts';

type Table = 'wallet_recharge' | 'wallet_withdrawal';
type Row = RechargeRow | WithdrawalRow;

/** A recharge is due after the hours that its way promises. Its state is no parameter: a plan for any state would read all recharges. */
const recharges =
  (state: RechargeState): Queue =>
  () =>
    sql`
      select r.made_at as since, r.made_at + w.hours * interval '1 hour' as due
        from wallet_recharge r left join wallet_pay_in_way w on w.id = r.way_id
       where r.state = ${sql.lit(state)} order by r.id`;

const withdrawals =
  (state: WithdrawalState): Queue =>
  () =>
    sql`select made_at as since, ${NO_DUE} as due from wallet_withdrawal where state = ${sql.lit(state)} order by id`;

const inState =
  (table: Table, state: string): Approval =>
  (asked) =>
    sql`
    select r.id::text as id, r.number as title, array[r.member_no]::text[] as members, n.username as about, r.amount,
           'usdt' as coin, r.made_at as since, r.first_operator_id as "makerId", r.first_operator as maker
      from ${sql.table(table)} r join identity_name n using (member_no)
     where r.state = ${sql.lit(state)} and ${byMaker('r.first_operator_id', asked)} order by r.id`;

const DECIDED = sql`decided_at`;

const paidOut =
  (table: Table, state: 'booked' | 'paid'): Daily =>
  (span) =>
    sql`
      select ${utcDay(DECIDED)} as day, sum(amount)::bigint as sum from ${sql.table(table)}
       where state = ${sql.lit(state)} and ${within(span, DECIDED)} group by 1`;

/** What was typed as the receipt of an outside payment, if it can be one. */
function receiptOf({ text }: SearchTerm): string | null {
  const read = readReference(text);
  return read.ok ? read.value.key : null;
}

const MEMBER = 'member';

const made = ({ madeAt, amount }: Row): TimelineStep => ({
  at: madeAt,
  name: 'made',
  by: MEMBER,
  amount,
  coin: 'usdt',
});

/** What the network has shown of a recharge or of a payout. */
function seen({ judgedAt, provedAt }: Row): TimelineStep[] {
  if (provedAt) return [{ at: provedAt, name: 'proved', by: null }];
  return judgedAt ? [{ at: judgedAt, name: 'judged', by: null }] : [];
}

/** How a request ended; what operators decide stands in the log of their acts besides. */
const ended = ({ decidedAt, state }: Row): TimelineStep[] =>
  decidedAt ? [{ at: decidedAt, name: state, by: state === 'cancelled' ? MEMBER : null }] : [];

const historyOf = (row: Row) => ({
  number: row.number,
  members: [row.memberNo],
  since: row.madeAt,
  steps: [made(row), ...seen(row), ...ended(row)],
});

const askedOf = (table: Table) => ({
  from: sql`${sql.table(table)} c on c.number = e.subject`,
  at: sql<Date>`c.made_at`,
});

/** A recharge is booked by a second operator; a withdrawal is approved by one and paid by another. */
export const requestCases: CasesOf<'recharge' | 'withdrawal'> = {
  recharge: {
    queues: { rechargeToCheck: recharges('submitted'), rechargeToBook: recharges('approved') },
    approvals: { rechargeToBook: inState('wallet_recharge', 'approved') },
    daily: { recharges: paidOut('wallet_recharge', 'booked') },
    /** By number, txid or receipt. */
    search: (term) => sql`
      select r.id::text as id, r.number as title, n.username as about
        from wallet_recharge r join identity_name n using (member_no)
       where r.id in (
               select id from wallet_recharge where number = ${term.upper}
                union select id from wallet_recharge where txid = ${term.lower}
                union select id from wallet_recharge where reference_key = ${receiptOf(term)})
       order by r.id desc`,
    /** It has no account of its own: its coins are the member's when it is booked. */
    timeline: async (db, id) => {
      const row = await rechargeById(db, id);
      return row && { ...historyOf(row), holds: [] };
    },
    /** Booking or rejecting decides; a first approval decides nothing. */
    workload: { acts: ['recharge.book', 'recharge.reject'], asked: askedOf('wallet_recharge') },
  },
  withdrawal: {
    queues: { withdrawalToApprove: withdrawals('requested'), withdrawalToPay: withdrawals('approved') },
    approvals: {
      withdrawalToApprove: inState('wallet_withdrawal', 'requested'),
      withdrawalToPay: inState('wallet_withdrawal', 'approved'),
    },
    daily: { withdrawals: paidOut('wallet_withdrawal', 'paid') },
    /** By number, receipt or the address that is paid. */
    search: (term) => sql`
      select w.id::text as id, w.number as title, n.username as about
        from wallet_withdrawal w join identity_name n using (member_no)
       where w.id in (
               select id from wallet_withdrawal where number = ${term.upper}
                union select id from wallet_withdrawal where reference_key = ${receiptOf(term)}
                union select id from wallet_withdrawal where lower(address) = ${term.lower})
       order by w.id desc`,
    timeline: async (db, id) => {
      const row = await withdrawalById(db, id);
      return row && { ...historyOf(row), holds: [hold(row.memberNo, 'usdt', 'withdrawal', row.id)] };
    },
    workload: { acts: ['withdrawal.pay', 'withdrawal.reject'], asked: askedOf('wallet_withdrawal') },
  },
};
