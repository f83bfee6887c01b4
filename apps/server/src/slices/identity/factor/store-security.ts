import type { CoolDownChange } from '@greenhall/domain/identity/cool-down';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { announcedFrom } from '../../../platform/approvals/store.ts';
import { type Db, maybeRow } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

const bound = (channel: 'phone' | 'email') => sql<string | null>`
  (select address from identity_contact b where b.member_no = c.member_no and channel = ${channel} limit 1)`;

const securityOf = (memberNo: MemberNo) =>
  columns('identity_credential as c', ['totpConfirmed', 'transferLock', 'unlockedAt', 'changes'])
    .narrow<{ changes: Readonly<Partial<Record<CoolDownChange, number>>> }>()
    .and({
      phone: bound('phone'),
      email: bound('email'),
      resetFrom: announcedFrom('memberFactorLost', memberNo),
    });

/** What protects a member's account, save its passkeys. */
export const readSecurityRow = (
  db: Db,
  memberNo: MemberNo,
): Promise<RowOf<ReturnType<typeof securityOf>> | undefined> =>
  maybeRow(db, select(securityOf(memberNo))`from identity_credential c where c.member_no = ${memberNo}`);
