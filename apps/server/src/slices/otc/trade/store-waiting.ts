import type { TradeState } from '@greenhall/domain/otc/trade/trade';
import { sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';

/** More are not needed to find the one whose time ends first, nor to list what waits. */
const MOST = 20;

/** The trades in which a member has to act, the one whose time ends first at the beginning. */
export function waitingTrades(
  db: Db,
  member: bigint,
): Promise<{ id: bigint; state: Exclude<TradeState, 'completed' | 'canceled'>; dueAt: Date }[]> {
  return rows(
    db,
    sql<{ id: bigint; state: Exclude<TradeState, 'completed' | 'canceled'>; dueAt: Date }>`
      (select id, state, due_at as "dueAt" from otc_trade
        where buyer = ${member} and state in ('waitForPayment', 'paymentError') and due_at is not null)
      union all
      (select id, state, due_at from otc_trade
        where seller = ${member} and state in ('waitForConfirmation', 'receiptError') and due_at is not null)
      order by 3 limit ${MOST}`,
  );
}
