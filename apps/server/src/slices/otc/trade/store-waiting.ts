import type { TradeState } from '@greenhall/domain/otc/trade/trade';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

/** More are not needed to find the one whose time ends first, nor to list what waits. */
const MOST = 20;

type Waiting = RowOf<typeof WAITING>;

const WAITING = columns('otc_trade', ['id', 'state', 'dueAt']).narrow<{
  state: Exclude<TradeState, 'completed' | 'canceled'>;
  dueAt: Date;
}>();

/** The trades in which a member has to act, the one whose time ends first at the beginning. */
export function waitingTrades(db: Db, member: MemberNo): Promise<Waiting[]> {
  const buying = select(WAITING)`
    from otc_trade where buyer = ${member} and state in ('waitForPayment', 'paymentError') and due_at is not null`;
  const selling = select(WAITING)`
    from otc_trade where seller = ${member} and state in ('waitForConfirmation', 'receiptError') and due_at is not null`;
  return rows(db, sql<Waiting>`(${buying}) union all (${selling}) order by "dueAt" limit ${MOST}`);
}
