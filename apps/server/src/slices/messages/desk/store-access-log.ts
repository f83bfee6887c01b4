import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow } from '../../../platform/database/database.ts';

/** An operator's look at a conversation. */
interface Look {
  readonly operator: bigint;
  readonly memberNo: MemberNo;
}

/** Whether a look of the operator has been recorded after a moment. */
export async function hasLooked(db: Db, { operator, memberNo }: Look, since: Date): Promise<boolean> {
  const found = await maybeRow(
    db,
    sql`select 1 from messages_look where operator_id = ${operator} and member_no = ${memberNo} and at > ${since}`,
  );
  return found !== undefined;
}

/** Records a look at a conversation, unless there is none or one was recorded after `since`; whether it did. */
export async function recordAccess(tx: Tx, { operator, memberNo }: Look, at: Date, since: Date): Promise<boolean> {
  const recorded = await maybeRow(
    tx,
    sql`insert into messages_look (operator_id, member_no, at)
        select ${operator}, member_no, ${at} from messages_conversation where member_no = ${memberNo}
            on conflict (operator_id, member_no) do update set at = excluded.at where messages_look.at <= ${since}
        returning member_no`,
  );
  return recorded !== undefined;
}
