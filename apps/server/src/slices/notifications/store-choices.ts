import type { MailGroup, PushGroup } from '@greenhall/domain/notifications/notice';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';

/** What a member has chosen; a group that is missing is as it is for everybody. */
export type Chosen = RowOf<typeof CHOSEN>;

const CHOSEN = columns('notifications_choice', ['mail', 'push']).narrow<{
  mail: Readonly<Partial<Record<MailGroup, boolean>>>;
  push: Readonly<Partial<Record<PushGroup, boolean>>>;
}>();

/** What a member chooses now; what is missing or undefined stays as it is. */
type Choice<Group extends string> = { readonly [G in Group]?: boolean | undefined };

export async function chosenBy(db: Db | Tx, memberNo: MemberNo): Promise<Chosen> {
  const row = await maybeRow(db, select(CHOSEN)`from notifications_choice where member_no = ${memberNo}`);
  return row ?? { mail: {}, push: {} };
}

/** Adds to what a member has chosen. */
export async function addChosen(
  tx: Tx,
  memberNo: MemberNo,
  { mail, push }: { readonly mail: Choice<MailGroup>; readonly push: Choice<PushGroup> },
): Promise<void> {
  const [mails, pushes] = [JSON.stringify(mail), JSON.stringify(push)];
  await run(
    tx,
    sql`insert into notifications_choice as c (member_no, mail, push)
        values (${memberNo}, ${mails}::jsonb, ${pushes}::jsonb)
        on conflict (member_no) do update set mail = c.mail || excluded.mail, push = c.push || excluded.push`,
  );
}
