import { countedAs } from '@greenhall/domain/identity/mailbox';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import { lockText } from '../../../platform/database/locks.ts';

export interface Contacts {
  readonly phone: string | null;
  readonly email: string | null;
}

export async function contactsOf(db: Db | Tx, memberNo: MemberNo): Promise<Contacts> {
  const found = await rows(
    db,
    select(columns('identity_contact', ['channel', 'address']))`from identity_contact where member_no = ${memberNo}`,
  );
  const of = (channel: string): string | null => found.find((row) => row.channel === channel)?.address ?? null;
  return { phone: of('phone'), email: of('email') };
}

/** Binds an address to a member in place of the previous one; false if seven accounts already use its mailbox. */
export async function bindAddress(
  tx: Tx,
  memberNo: MemberNo,
  channel: 'phone' | 'email',
  address: string,
): Promise<boolean> {
  const mailbox = countedAs(channel, address);
  await lockText(tx, 'contact', `${channel}|${mailbox}`);
  await run(tx, sql`delete from identity_contact where member_no = ${memberNo} and channel = ${channel}`);
  const bound = await run(
    tx,
    sql`insert into identity_contact (channel, address, mailbox, slot, member_no)
        select ${channel}, ${address}, ${mailbox}, s.slot, ${memberNo}
          from generate_series(1, 7) as s (slot)
         where not exists (select 1 from identity_contact c
                            where c.channel = ${channel} and c.mailbox = ${mailbox} and c.slot = s.slot)
         order by s.slot limit 1`,
  );
  return bound === 1;
}

/** The language of the account that an address belongs to; `undefined` if there is none (or none of that name). */
export function accountBehind(
  db: Db,
  channel: 'phone' | 'email',
  address: string,
  username: string | null,
): Promise<{ memberNo: MemberNo; language: string | null } | undefined> {
  return maybeRow(
    db,
    select(columns('identity_contact as c', ['memberNo']).and(columns('identity_credential as m', ['language'])))`
      from identity_contact c join identity_credential m using (member_no)
       where c.channel = ${channel} and c.address = ${address} and (${username}::text is null or m.username = ${username})
       order by c.slot limit 1`,
  );
}
