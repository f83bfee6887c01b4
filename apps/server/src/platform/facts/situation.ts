import type { Situation } from '@greenhall/domain/members/next-step';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Db } from '../database/database.ts';

/** What the slices above `members` know of a member's situation. */
export type SituationPart = Partial<Pick<Situation, 'orders' | 'cooling'>>;

/** Reads a slice's part of a member's situation. */
export type ReadSituation = (db: Db, member: MemberNo) => Promise<SituationPart>;

/** Reads the parts of all slices; a part that no slice knows is empty. */
export function joinSituations(readers: readonly ReadSituation[]): ReadSituationOfAll {
  return async (db, member) => {
    const parts = await Promise.all(readers.map((read) => read(db, member)));
    return {
      orders: parts.flatMap(({ orders = [] }) => orders),
      cooling: parts.flatMap(({ cooling = [] }) => cooling),
    };
  };
}

export type ReadSituationOfAll = (db: Db, member: MemberNo) => Promise<Required<SituationPart>>;
