import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { HOUR, unitsLeft } from '@greenhall/domain/shared/time';
import type { Db } from '../../../platform/database/database.ts';
import { coolDownOf } from '../../identity/index.ts';

/**
 * Whoever has taken over an account waits for its cool-down, as with coins: `coolDown` {hours}. Checked when a copy is asked
 * for and when it is fetched, because it may have been asked for before.
 */
export async function checkCooled(db: Db, memberNo: MemberNo, now: Date): Promise<Result<true>> {
  const until = await coolDownOf(db, memberNo, now);
  return until === null ? accept(true) : refuse('coolDown', { hours: unitsLeft(until, now.getTime(), HOUR) });
}
