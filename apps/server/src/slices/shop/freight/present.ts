import { arrivalOf } from '@greenhall/domain/shop/freight/freight';
import type { Answer } from '../../../platform/http/call.ts';
import type { FreightRow } from './store.ts';

/** When goods arrive that can be packed from a moment on, if operators have said how long it takes. Rule: shop#arrival. */
export function presentArrival(rule: FreightRow | undefined, from: Date): Answer<'shop.addAddress'>['arrival'] {
  const arrival = rule && arrivalOf(rule, from.getTime());
  if (!arrival) return null;
  const [first, last] = arrival.map((at) => new Date(at).toISOString());
  return first === undefined || last === undefined ? null : { from: first, until: last };
}
