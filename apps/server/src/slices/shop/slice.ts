import { GOODS_LIFE } from '@greenhall/domain/shop/goods/goods';
import { defineSlice } from '../../platform/slice.ts';
import { shopChecks } from './checks.ts';
import { shopFiles } from './goods/store-pictures.ts';
import { shopHandlers } from './routes.ts';

export const shopSlice = defineSlice({
  name: 'shop',
  handlers: shopHandlers,
  checks: shopChecks,
  files: shopFiles,
  states: { Goods: GOODS_LIFE },
});
