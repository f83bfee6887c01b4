import { maskUsername } from '@greenhall/domain/identity/masking';
import { INVOLVED_AFTER_END } from '@greenhall/domain/network/link';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openAccount } from '../../members/index.ts';
import { linksOf } from '../link/queries.ts';
import { treeBelow } from '../queries-tree.ts';
import { aboveOf } from '../store.ts';

/** Where a member stands in both trees, and the levels below it, for an operator who inspects it. */
export async function deskTree(
  ports: Ports,
  call: Call<'network.deskTree'>,
): Promise<Result<Answer<'network.deskTree'>>> {
  const opened = await openAccount(ports, call, 'tree');
  if (!opened.ok) return opened;
  const memberNo = opened.value;
  const below = await treeBelow(
    ports,
    memberNo,
    call.query.root === undefined ? memberNo : memberNumber(call.query.root),
  );
  if (!below.ok) return below;
  const { referrer, referrerName, contact, contactName, zone } = await aboveOf(ports.db, memberNo);
  const person = (no: bigint | null, userid: string | null) =>
    no === null || userid === null ? null : { id: String(no), userid };
  return accept({
    referrer: person(referrer, referrerName),
    contact: person(contact, contactName),
    zone,
    ...below.value,
  });
}

/** The bindings of a member as main and as sub-account, for an operator who inspects it. */
export async function deskLinks(
  ports: Ports,
  call: Call<'network.deskLinks'>,
): Promise<Result<Answer<'network.deskLinks'>>> {
  const opened = await openAccount(ports, call, 'links');
  if (!opened.ok) return opened;
  const memberNo = opened.value;
  // Those that ended count for as long where operators must be different persons.
  const { subs, mains } = await linksOf(ports, memberNo, INVOLVED_AFTER_END);
  const masked = (link: (typeof subs)[number]) => ({ ...link, name: maskUsername(link.name) });
  return accept({ subs: subs.map(masked), mains: mains.map(masked) });
}
