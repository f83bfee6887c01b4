import { ALLOCATION_LIFE, SALE_LIFE } from '@greenhall/domain/stock/market/market';
import { PAYMENT_LIFE } from '@greenhall/domain/stock/payment/payments';
import { life } from '../../platform/facts/lives.ts';
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
    'Payment for a level': life('stock_payment.state', PAYMENT_LIFE),
    'Allocation request': life('stock_request.state', ALLOCATION_LIFE, ['canceled']),
    'Sale of shares': life('stock_offer.state', SALE_LIFE),
  },
});
