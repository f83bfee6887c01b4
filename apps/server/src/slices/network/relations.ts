import { INVOLVED_AFTER_END } from '@greenhall/domain/network/link';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Db, Tx } from '../../platform/database/database.ts';
import { nodeOf } from './store.ts';
import { isWithin, nodesAmong, protectedTeamsOf, related } from './store-lines.ts';

/** Whether two members stand in one sponsor line, in either direction. Nobody is in a line with itself. */
export async function sameSponsorLine(db: Db | Tx, a: MemberNo, b: MemberNo): Promise<boolean> {
  if (a === b) return false;
  return (await isWithin(db, 'sponsor', a, b)) || isWithin(db, 'sponsor', b, a);
}

/** Whether a team that is protected then has one of the two and not the other. */
export async function crossesProtectedBorder(db: Db | Tx, a: MemberNo, b: MemberNo, at: Date): Promise<boolean> {
  const ofA = await protectedTeamsOf(db, a, at);
  const ofB = await protectedTeamsOf(db, b, at);
  return ofA.length !== ofB.length || ofA.some((team) => !ofB.includes(team));
}

/**
 * Which of these members are the same person as one of `own`. Accounts that are bound to each other, or were until 90 days
 * ago, count as one person's.
 */
export async function samePersonAs(
  db: Db | Tx,
  own: readonly MemberNo[],
  members: readonly MemberNo[],
  at: Date,
): Promise<ReadonlySet<MemberNo>> {
  const since = new Date(at.getTime() - INVOLVED_AFTER_END);
  return new Set(own.length === 0 ? [] : await nodesAmong(db, own, members, since));
}

/**
 * Which of these members are the same person as one of `own`, or stand above or below one of that person's nodes in the
 * placement or the sponsor tree. Accounts that are bound to each other, or were until 90 days ago, count as one person's.
 */
export async function involvedWith(
  db: Db | Tx,
  own: readonly MemberNo[],
  members: readonly MemberNo[],
  at: Date,
): Promise<ReadonlySet<MemberNo>> {
  const since = new Date(at.getTime() - INVOLVED_AFTER_END);
  return new Set(own.length === 0 ? [] : await related(db, own, members, since));
}

export interface Relation {
  readonly sponsor: MemberNo | null;
  /** The contact person. */
  readonly parent: MemberNo | null;
}

/** Who stands directly above a member in the two trees; nobody above the root or a number that is not there. */
export async function relationTo(db: Db | Tx, memberNo: MemberNo): Promise<Relation> {
  const node = await nodeOf(db, memberNo);
  return { sponsor: node?.sponsor ?? null, parent: node?.parent ?? null };
}
