import { INTEREST_LASTS } from '@greenhall/domain/shop/interest/interest';
import type { Ports } from '../../../platform/ports.ts';
import { type LineOrder, lineOrders } from './store.ts';

/** Paid orders of members in the line of an operator who made something in them cheaper, for all operators to look at. */
export function ordersOutsideDownline({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<LineOrder[]> {
  return lineOrders(db, new Date(clock.now().getTime() - INTEREST_LASTS));
}
