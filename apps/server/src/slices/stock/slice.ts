import { stockLive } from '@greenhall/contract/stock/live';
import { ALLOCATION_LIFE, SALE_LIFE } from '@greenhall/domain/stock/market/market';
import { PAYMENT_LIFE } from '@greenhall/domain/stock/payment/payments';
import { defineSlice } from '../../platform/slice.ts';
import { stockJobs } from './jobs.ts';
import { stockChecks } from './checks.ts';
import { readCooling } from './payment/queries-situation.ts';
import { stockHandlers } from './routes.ts';
import { stockPersonal } from './store-personal.ts';

export const stockSlice = defineSlice({
  name: 'stock',
  live: stockLive,
  handlers: stockHandlers,
  personalData: stockPersonal,
  jobs: stockJobs,
  checks: stockChecks,
  situation: readCooling,
  states: { 'Payment for a level': PAYMENT_LIFE, 'Allocation request': ALLOCATION_LIFE, 'Sale of shares': SALE_LIFE },
});
