import type { CoolDownChange } from '@greenhall/domain/identity/cool-down';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, maybeRow, rows } from '../../platform/database/database.ts';
import type { NextStepPort, WaitingStep } from '../../platform/facts/next-step.ts';
import { type RowOf, select } from '../../platform/database/select.ts';
import { holdingsOf } from '../ledger/index.ts';
import { STATE } from './store.ts';

const available = (member: MemberNo, coin: 'bdb' | 'ftb') => sql<bigint>`
  coalesce((select balance from (${holdingsOf(member)}) h where coin = ${coin} and purpose = 'available'), 0)`;

const stateOf = (member: MemberNo) =>
  STATE.and({
    changes: sql<Readonly<Partial<Record<CoolDownChange, number>>>>`o.changes`,
    bdb: available(member, 'bdb'),
    ftb: available(member, 'ftb'),
  });

/** A member's own row, with the changes that a cool-down follows and what is available for an activation. */
export const memberForNextStep = (db: Db, member: MemberNo): Promise<RowOf<ReturnType<typeof stateOf>> | undefined> =>
  maybeRow(
    db,
    select(stateOf(member))`
      from members_member m join identity_outgoing o using (member_no) where m.member_no = ${member}`,
  );

/** What waits for a member in higher slices. */
export function waitingSteps(db: Db, parts: NextStepPort, member: MemberNo): Promise<WaitingStep[]> {
  const queries = parts.map((part) => sql`(${part(member)})`);
  return rows(db, sql<WaitingStep>`${sql.join(queries, sql` union all `)} order by until, id`);
}
