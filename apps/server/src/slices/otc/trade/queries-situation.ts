import type { OrderAct } from '@greenhall/domain/members/next-step';
import type { ReadSituation } from '../../../platform/facts/situation.ts';
import { waitingTrades } from './store-waiting.ts';

const ACTS = {
  waitForPayment: 'pay',
  waitForConfirmation: 'release',
  paymentError: 'correct',
  receiptError: 'correct',
} as const satisfies Record<string, OrderAct>;

/** The trades in which the member has to act. */
export const readWaitingOrders: ReadSituation = async (db, member) => ({
  orders: (await waitingTrades(db, member)).map(({ id, state, dueAt }) => ({
    trade: id,
    act: ACTS[state],
    until: dueAt.getTime(),
  })),
});
