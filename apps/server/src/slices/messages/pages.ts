import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Db } from '../../platform/database/database.ts';
import { messagesAfter, messagesBefore, type MessageRow } from './store.ts';

const PAGE = 30;
/** Above every number of a message. */
const BEYOND_LAST = 1_000_000_001;

interface ByNumber {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** Messages by number, in their order: those after a number, those before one, or the newest. */
export async function pageOfMessages(
  db: Db,
  memberNo: MemberNo,
  { after, before, limit = PAGE }: ByNumber,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const found =
    after === undefined
      ? await messagesBefore(db, memberNo, before ?? BEYOND_LAST, limit + 1)
      : await messagesAfter(db, memberNo, after, limit + 1);
  const rows = found.slice(0, limit);
  return { rows: after === undefined ? rows.toReversed() : rows, hasMore: found.length > limit };
}
