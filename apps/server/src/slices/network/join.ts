import { type Owner, ownerNo } from '@greenhall/domain/members/owner';
import { checkContact, checkNodesOfOwner, checkPendingLimit, PENDING_TTL } from '@greenhall/domain/network/placement';
import { type Zone, claimZone } from '@greenhall/domain/network/zones';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';
import { createCredential } from '../identity/index.ts';
import { createMember } from '../members/index.ts';
import { aboutNode } from './live-events.ts';
import {
  insertNode,
  lockContactNode,
  lockSponsor,
  nameByUsername,
  nodeOf,
  nodesOfOwner,
  referredBy,
  zonesTaken,
} from './store.ts';
import { isWithin } from './store-lines.ts';

export interface Newcomer {
  readonly username: string;
  readonly loginHash: string;
  readonly payHash: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: string | null;
  readonly level: number;
  /** The version of the agreement that it accepted, or that its owner did. */
  readonly agreement: string;
  /** The version of the risk text that it accepted; `null` in the sandbox and for a further node of an owner. */
  readonly riskVersion: number | null;
}

/** Where somebody wants to stand in both trees. */
export interface Place {
  readonly sponsor: MemberNo;
  /** Username of the contact person. */
  readonly contact: string;
  readonly zone: Zone;
  /** The owner of a reinvestment account; the newcomer itself otherwise. */
  readonly owner?: Owner;
}

/** A place as somebody asks for it: the zone may be any text. */
export type AskedPlace = Omit<Place, 'zone'> & { readonly zone: string };

/** What can be refused of a place before anybody stands on it; answers the contact person. */
async function checkPlace(db: Db | Tx, place: AskedPlace): Promise<Result<MemberNo>> {
  const { sponsor, owner } = place;
  const limit = owner === undefined ? accept(true as const) : checkNodesOfOwner(await nodesOfOwner(db, owner));
  if (!limit.ok) return limit;
  const { pending } = await referredBy(db, sponsor);
  const free = checkPendingLimit(Number(pending));
  if (!free.ok) return free;
  const contact = await nameByUsername(db, place.contact);
  if (!contact || !(await nodeOf(db, contact.memberNo))) return refuse('contactNotFound');
  const inTeam = await isWithin(db, 'placement', contact.memberNo, sponsor);
  const within = checkContact(String(sponsor), String(contact.memberNo), inTeam ? [String(sponsor)] : []);
  if (within.ok) return accept(contact.memberNo);
  // A contact person who was deleted between the two looks is not outside the team: it is not there.
  return (await nodeOf(db, contact.memberNo)) ? within : refuse('contactNotFound');
}

/** What can be refused of a place before a code is spent for it: what `checkPlace` refuses, and a zone that is taken or none. */
export async function checkFreePlace(db: Db, place: AskedPlace): Promise<Result<Place>> {
  const contact = await checkPlace(db, place);
  if (!contact.ok) return contact;
  const zone = claimZone(place.zone, await zonesTaken(db, contact.value));
  return zone.ok ? accept({ ...place, zone: zone.value }) : zone;
}

export interface Joined {
  readonly memberNo: MemberNo;
  readonly pendingUntil: Date;
}

/** Makes a pending member at its place. The limits are judged behind the referrer's lock, the place by the database. */
export async function join(ports: Ports, tx: Tx, newcomer: Newcomer, place: Place): Promise<Result<Joined>> {
  const sponsor = await lockSponsor(tx, place.sponsor);
  if (!sponsor) return refuse('inviterNotFound');
  const contact = await checkPlace(tx, place);
  if (!contact.ok) return contact;
  const parent = await lockContactNode(tx, contact.value);
  if (!parent) return refuse('contactNotFound');
  const { level, agreement, riskVersion, ...credential } = newcomer;
  const made = await createCredential(ports, tx, credential);
  if (!made.ok) return made;
  const { memberNo } = made.value;
  const at = ports.clock.now();
  const pendingUntil = new Date(at.getTime() + PENDING_TTL);
  await createMember(tx, {
    memberNo,
    owner: place.owner ?? ownerNo(memberNo),
    status: 'pending',
    chosenLevel: level,
    pendingUntil,
    agreement,
    riskVersion,
    language: newcomer.language,
    at,
  });
  const node = {
    memberNo,
    sponsor: sponsor.memberNo,
    parent: parent.memberNo,
    zone: place.zone,
    depth: parent.depth + 1,
    generation: sponsor.generation + 1,
  };
  if (await insertNode(tx, node, at)) {
    await ports.live.publish(tx, aboutNode({ memberNo, above: [sponsor.memberNo, parent.memberNo] }));
    return accept({ memberNo, pendingUntil });
  }
  const claimed = claimZone(place.zone, [place.zone]);
  if (claimed.ok) throw new Error('a free place could not be taken');
  return claimed;
}
