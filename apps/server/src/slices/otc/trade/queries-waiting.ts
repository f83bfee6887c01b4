import type { OrderAct } from '@greenhall/domain/members/next-step';
import type { NextStepPort } from '../../../platform/facts/next-step.ts';
import { waitingTrades } from './store-waiting.ts';

const ACTS = {
  waitForPayment: 'pay',
  waitForConfirmation: 'release',
  paymentError: 'correct',
  receiptError: 'correct',
} as const satisfies Record<string, OrderAct>;

/** The trades in which the member has to act. */
export const readWaitingTrades: NextStepPort['orders'] = async (db, member) =>
  (await waitingTrades(db, member)).map(({ id, state, dueAt }) => ({
    trade: id,
    act: ACTS[state],
    until: dueAt.getTime(),
  }));
