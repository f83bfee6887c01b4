import { MEMBER_TRANSITIONS } from '@greenhall/domain/members/status';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, run } from '../../platform/database/database.ts';
import { accepting } from '../../platform/database/states.ts';
import { readColumns } from '../../platform/database/read-columns.ts';

/** What a day's end reads and writes of a member; amounts in micro. */
export interface BonusState {
  readonly memberNo: MemberNo;
  readonly level: number;
  readonly feesPaid: bigint;
  readonly countedIncome: bigint;
  readonly carryA: bigint;
  readonly carryB: bigint;
  /** The day's new volume of both zones. */
  readonly newA: bigint;
  readonly newB: bigint;
  /** Nothing is left of its effective height. */
  readonly isClosed: boolean;
}

/** What the law reads of every member, by column in the order of their numbers; amounts in micro. */
export function bonusStateColumns(db: Db | Tx) {
  const names = [
    'member',
    'owner',
    'level',
    'bought',
    'fuel',
    'feesPaid',
    'countedIncome',
    'carryA',
    'carryB',
  ] as const;
  return readColumns(
    db,
    names,
    (after) => sql`
      select member_no as member, owner, level::bigint, bought::bigint, node_fuel as fuel, fees_paid as "feesPaid",
             counted_income as "countedIncome", carry_a as "carryA", carry_b as "carryB"
        from members_member where member_no > ${after} order by member_no`,
  );
}

const [CLOSED, OPEN] = [MEMBER_TRANSITIONS.next('active', 'close'), MEMBER_TRANSITIONS.next('closed', 'reopen')];

/** Each part is one walk over all members. */
const AT_ONCE = 200_000;

async function setSome(tx: Tx, some: readonly BonusState[]): Promise<void> {
  const column = (of: (standing: BonusState) => bigint) => sql`${int8Column(some.map(of))}::bigint[]`;
  await run(
    tx,
    sql`update members_member m
           set level = s.level, fees_paid = s.fees, counted_income = s.income, carry_a = s.carry_a,
               carry_b = s.carry_b, new_a = s.new_a, new_b = s.new_b,
               status = case when m.status in ${accepting(MEMBER_TRANSITIONS, 'close')} and s.closed = 1 then ${CLOSED}
                             when m.status in ${accepting(MEMBER_TRANSITIONS, 'reopen')} and s.closed = 0 then ${OPEN} else m.status end
          from unnest(${column((s) => s.memberNo)}, ${column((s) => BigInt(s.level))}, ${column((s) => s.feesPaid)},
                      ${column((s) => s.countedIncome)}, ${column((s) => s.carryA)}, ${column((s) => s.carryB)},
                      ${column((s) => s.newA)}, ${column((s) => s.newB)}, ${column((s) => (s.isClosed ? 1n : 0n))})
               s (no, level, fees, income, carry_a, carry_b, new_a, new_b, closed)
         where m.member_no = s.no`,
  );
}

/** Writes what a day's end came to; a member that is not among them had no volume that day. */
export async function setStandings(tx: Tx, standings: Iterable<BonusState>): Promise<void> {
  await run(tx, sql`update members_member set new_a = 0, new_b = 0 where new_a <> 0 or new_b <> 0`);
  let some: BonusState[] = [];
  for (const standing of standings) {
    some.push(standing);
    if (some.length < AT_ONCE) continue;
    await setSome(tx, some);
    some = [];
  }
  if (some.length > 0) await setSome(tx, some);
}
