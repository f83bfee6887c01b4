import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { LiveNews } from '../../../platform/live/live.ts';

/** The live event for the buyer of an order: it has changed. */
export function aboutOrder(order: { readonly id: bigint; readonly memberNo: MemberNo }): LiveNews {
  return { channels: [`member:${order.memberNo}`], events: [{ what: 'order', id: String(order.id) }] };
}
