import { maskUsername } from '@greenhall/domain/identity/masking';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { DAY } from '@greenhall/domain/shared/time';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countRead, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { nameByNumber, namesByNumber } from '../store.ts';
import { presentLink } from './present.ts';
import { linkFacts, type LinkRow, listLinks } from './store-links.ts';

type Links = Answer<'network.links'>;

/** How long a closed binding is still listed, so that both see what became of it. */
const SHOWN_AFTER = 7 * DAY;
const SHOWN = 50;

/** Members can look up the account that they want to bind, but not collect names. */
const CANDIDATES = defineLimit({
  name: 'link-candidate',
  max: 30,
  seconds: 60,
  per: 'member',
  about: 'member numbers looked up for a binding',
});

/** The bindings of a member, as main account and as sub-account: the open ones, and those closed within a time (ms). */
export async function linksOf(ports: Ports, memberNo: MemberNo, closedWithin: number): Promise<Links> {
  const since = new Date(ports.clock.now().getTime() - closedWithin);
  const found = await listLinks(ports.db, memberNo, since, SHOWN);
  const otherOf = (row: LinkRow): MemberNo => (row.main === memberNo ? row.sub : row.main);
  const names = await namesByNumber(ports.db, found.map(otherOf));
  const present = (row: LinkRow) => presentLink(row, otherOf(row), names.get(otherOf(row)) ?? '');
  return {
    subs: found.filter((row) => row.main === memberNo).map(present),
    mains: found.filter((row) => row.sub === memberNo).map(present),
  };
}

/** The own bindings. */
export async function listMyLinks(ports: Ports, { caller }: Call<'network.links'>): Promise<Result<Links>> {
  return accept(await linksOf(ports, caller.memberNo, SHOWN_AFTER));
}

/** The masked name behind a member number. */
export async function findCandidate(
  ports: Ports,
  call: Call<'network.linkCandidate'>,
): Promise<Result<Answer<'network.linkCandidate'>>> {
  const me = call.caller.memberNo;
  const sub = memberNumber(call.params.member);
  const paced = await countRead(ports.db, CANDIDATES, String(me), ports.clock.now());
  if (!paced.ok) return paced;
  const facts = await linkFacts(ports.db, me, sub);
  const found = facts && (await nameByNumber(ports.db, sub));
  if (!found) return refuse('memberNotFound');
  return facts.sameOwner ? refuse('linkNotAllowed') : accept({ name: maskUsername(found.username) });
}
