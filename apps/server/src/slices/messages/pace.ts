import { PER_DAY_SLOWED, PER_MINUTE } from '@greenhall/domain/messages/message';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Result } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../platform/database/database.ts';
import { countUse, defineLimit } from '../../platform/limits.ts';
import { memberState, restrictedUntil } from '../members/index.ts';

const PACE = defineLimit({
  name: 'messages',
  max: PER_MINUTE,
  seconds: 60,
  per: 'member',
  about: 'messages to customer service',
});

const SLOWED = defineLimit({
  name: 'messagesSlowed',
  max: PER_DAY_SLOWED,
  seconds: 86_400,
  per: 'owner',
  about: 'messages to customer service of somebody whose messages are slowed',
});

/** Counts a message, and once more where operators have slowed the member’s messages; none is refused for good. */
export async function countMessage(db: Db | Tx, memberNo: MemberNo, at: Date): Promise<Result<void>> {
  const paced = await countUse(db, PACE, String(memberNo), at);
  if (!paced.ok || (await restrictedUntil(db, memberNo, 'messages', at)) === null) return paced;
  const owner = (await memberState(db, memberNo))?.owner ?? memberNo;
  return countUse(db, SLOWED, String(owner), at);
}
