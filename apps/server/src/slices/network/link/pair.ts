import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Tx } from '../../../platform/database/database.ts';
import { lockText } from '../../../platform/database/locks.ts';

/**
 * Applications and agreements of two accounts happen one after the other, so that no two of them together break what each
 * by itself keeps: one main account, no chains, the limit. The smaller number is locked first.
 */
export async function lockPair(tx: Tx, one: MemberNo, other: MemberNo): Promise<void> {
  for (const memberNo of [one, other].toSorted((a, b) => (a < b ? -1 : 1)))
    await lockText(tx, 'link', String(memberNo));
}
