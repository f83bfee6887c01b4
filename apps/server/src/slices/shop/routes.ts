import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { readClasses, readGoods } from './goods/queries.ts';

export const shopHandlers = (ports: Ports): Handlers<'shop'> => ({
  'shop.classes': (call) => readClasses(ports, call),
  'shop.goods': (call) => readGoods(ports, call),
});
