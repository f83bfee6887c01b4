import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { changeOwnCart } from './cart/change-cart.ts';
import { readCart } from './cart/queries.ts';
import { readClasses, readGoods } from './goods/queries.ts';
import { addSearch } from './search/add-search.ts';
import { readHotWords, searchGoods } from './search/queries.ts';

export const shopHandlers = (ports: Ports): Handlers<'shop'> => ({
  'shop.classes': (call) => readClasses(ports, call),
  'shop.goods': (call) => readGoods(ports, call),
  'shop.search': (call) => searchGoods(ports, call),
  'shop.hotWords': () => readHotWords(ports),
  'shop.noteSearch': (call) => addSearch(ports, call),
  'shop.cart': (call) => readCart(ports, call),
  'shop.changeCart': (call) => changeOwnCart(ports, call),
});
