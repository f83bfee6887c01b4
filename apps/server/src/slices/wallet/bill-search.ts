import { PLATFORM } from '@greenhall/domain/ledger/account';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { amountSpan, meansMember, numberEnd } from '@greenhall/domain/wallet/activity';
import type { Ports } from '../../platform/ports.ts';
import type { MovementMatch } from '../ledger/index.ts';
import { namesOf } from './store.ts';
import { requestsNumbered, transferPartners, transfersWith } from './store-bill.ts';

/** How many partners are looked through, and how many of their orders can be found: the newest. */
const MOST = 2_000;

/** The members that a search text means, among those with whom the member has dealt. */
async function partnersMeant(ports: Ports, me: MemberNo, text: string): Promise<MemberNo[]> {
  const known = [
    ...(await transferPartners(ports.db, me, MOST)),
    ...(await ports.orders.partnersOf(ports.db, me, MOST)),
  ].filter((no) => no !== PLATFORM && no !== me);
  const names = await namesOf(ports.db, known);
  return [...names].filter(([, name]) => meansMember(text, name)).map(([no]) => no);
}

/**
 * What a search text can mean in a member's bill: the other side, the end of an order number, an amount. Rule:
 * wallet#activity.
 */
export async function searchedFor(ports: Ports, me: MemberNo, text: string): Promise<MovementMatch> {
  const others = await partnersMeant(ports, me, text);
  const number = numberEnd(text);
  const references = [
    ...(others.length > 0 ? await transfersWith(ports.db, me, others, MOST) : []),
    ...(number ? await requestsNumbered(ports.db, me, number, MOST) : []),
    ...(number || others.length > 0 ? await ports.orders.find(ports.db, me, { number, others }, MOST) : []),
  ];
  return { references, others, span: amountSpan(text) };
}
