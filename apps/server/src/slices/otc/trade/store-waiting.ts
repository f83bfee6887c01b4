import type { OrderAct } from '@greenhall/domain/members/next-step';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type RawBuilder, sql } from 'kysely';
import type { WaitingStep } from '../../../platform/facts/next-step.ts';

/** More are not needed to find the one whose time ends first. */
const MOST = 20;

const waiting = (side: 'buyer' | 'seller', member: MemberNo, state: string, act: OrderAct, error: string) => sql`
  select id, due_at as until, null::int as level, case state when ${state} then ${act}::text else 'correct' end as act, null::boolean as "isOwn"
    from otc_trade where ${sql.ref(side)} = ${member} and state in (${state}, ${error}) and due_at is not null`;

/** The query of the trades in which a member has to act, the one whose time ends first at the beginning. */
export const waitingTrades = (member: MemberNo): RawBuilder<WaitingStep> => sql<WaitingStep>`
  (${waiting('buyer', member, 'waitForPayment', 'pay', 'paymentError')}) union all
  (${waiting('seller', member, 'waitForConfirmation', 'release', 'receiptError')}) order by until limit ${MOST}`;
