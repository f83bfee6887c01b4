import { ALLOCATION_TRANSITIONS, SALE_TRANSITIONS } from '@greenhall/domain/stock/market/market';
import { PAYMENT_TRANSITIONS } from '@greenhall/domain/stock/payment/payments';
import { stateMachine } from '../../platform/facts/state-machines.ts';
import { defineSlice } from '../../platform/slice.ts';
import { levelSale } from './desk/close-level.ts';
import { planVersion } from './desk/plan-kind.ts';
import { stockJobs } from './jobs.ts';
import { stockChecks } from './checks.ts';
import { SETTLEMENTS } from './bonus/store-bonus.ts';
import { RUNS, WAITING } from './market/store-queue.ts';
import { stockHandlers } from './routes.ts';
import { stockMeasures } from './settlement/measures.ts';
import { stockWatches } from './settlement/late.ts';
import { stockPersonal } from './store-personal.ts';
import { paymentCases } from './payment/cases.ts';

export const stockSlice = defineSlice({
  name: 'stock',
  lists: [RUNS, WAITING, SETTLEMENTS],
  handlers: stockHandlers,
  personalData: stockPersonal,
  jobs: stockJobs,
  checks: stockChecks,
  cases: paymentCases,
  proposals: (outside) => [levelSale(outside), planVersion(outside)],
  watches: stockWatches,
  measures: stockMeasures,
  states: {
    'Payment for a level': stateMachine('stock_payment.state', PAYMENT_TRANSITIONS),
    'Allocation request': stateMachine('stock_request.state', ALLOCATION_TRANSITIONS, ['canceled']),
    'Sale of shares': stateMachine('stock_offer.state', SALE_TRANSITIONS),
  },
});
