import { GOODS_LIFE } from '@greenhall/domain/shop/goods/goods';
import { defineSlice } from '../../platform/slice.ts';
import { shopChecks } from './checks.ts';
import { shopFiles } from './goods/store-pictures.ts';
import { shopHandlers } from './routes.ts';
import { countSearches } from './search/add-search.ts';

export const shopSlice = defineSlice({
  name: 'shop',
  handlers: shopHandlers,
  jobs: (ports) => [{ name: 'count-searches', everyMs: 600_000, run: () => countSearches(ports) }],
  checks: shopChecks,
  files: shopFiles,
  states: { Goods: GOODS_LIFE },
});
