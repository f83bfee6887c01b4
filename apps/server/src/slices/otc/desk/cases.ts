import { tradeHolds } from '@greenhall/domain/otc/movements';
import { ESCALATE_AFTER } from '@greenhall/domain/otc/trade/appeal';
import { type RawBuilder, sql } from 'kysely';
import { type CasesOf, type Daily, byMaker } from '../../../platform/facts/cases.ts';
import { utcDay, within } from '../../../platform/facts/days.ts';
import { answersOf, appealsOf } from '../trade/store-appeals.ts';
import { stepsOf, tradeById } from '../trade/store-trades.ts';

const CLOSED = sql`closed_at`;

const completed =
  (what: RawBuilder<unknown>, which: RawBuilder<boolean>): Daily =>
  (span) =>
    sql`
  select ${utcDay(CLOSED)} as day, sum(${what})::bigint as sum from otc_trade
   where state = 'completed' and ${which} and ${within(span, CLOSED)} group by 1`;

export const otcCases: CasesOf<'trade' | 'appeal'> = {
  trade: {
    /** What members paid each other for coins, and the fees of trades in mey: those of other coins are kept in these coins. */
    daily: { turnover: completed(sql`total`, sql`true`), tradeFees: completed(sql`fee`, sql`coin = 'mey'`) },
    /** By number or txid. */
    search: ({ lower, upper }) => sql`
      select t.id::text as id, t.number as title, n.username as about
        from otc_trade t join identity_name n on n.member_no = t.buyer
       where t.id in (select id from otc_trade where number = ${upper} union select id from otc_trade where txid = ${lower})
       order by t.id desc`,
    /** What was answered to an appeal is no step of its trade. */
    timeline: async (db, id) => {
      const row = await tradeById(db, id);
      if (!row) return undefined;
      const { number, buyer, seller, madeAt } = row;
      const steps = await stepsOf(db, id);
      const appeals = await appealsOf(db, id);
      const answers = await answersOf(
        db,
        appeals.map((appeal) => appeal.id),
      );
      return {
        number,
        members: [buyer, seller],
        since: madeAt,
        steps: [
          ...steps.map(({ event, by, at }) => ({ at, name: event, by: by === 'system' ? null : by })),
          ...answers.map(({ by, at }) => ({ at, name: 'answerAppeal', by })),
        ],
        holds: tradeHolds(row),
      };
    },
  },
  appeal: {
    queues: {
      /** Due when it would be escalated: some hours after its last step. */
      appeal: () =>
        sql`
          select made_at as since, coalesce(proposed_at, made_at) + ${ESCALATE_AFTER}::int * interval '1 millisecond' as due
            from otc_appeal where state = 'inReview' order by id`,
    },
    approvals: {
      /** Appeals whose verdict one operator has proposed. */
      verdict: (asked) => sql`
        select a.id::text as id, t.number as title, array[t.buyer, t.seller]::text[] as members,
               b.username || ' · ' || s.username as about, t.quantity as amount, t.coin, a.proposed_at as since,
               a.proposed_by_id as "makerId", a.proposed_by as maker
          from otc_appeal a
          join otc_trade t on t.id = a.trade_id
          join identity_name b on b.member_no = t.buyer
          join identity_name s on s.member_no = t.seller
         where a.state = 'inReview' and a.proposed_by_id is not null and ${byMaker('a.proposed_by_id', asked)} order by a.id`,
    },
    /** By the number of their trade. */
    search: ({ upper }) => sql`
      select a.id::text as id, t.number as title, null::text as about
        from otc_trade t join otc_appeal a on a.trade_id = t.id
       where t.number = ${upper} order by a.id desc`,
    /** Decided by the second operator. */
    workload: {
      acts: ['otc.appeal.decide'],
      asked: { from: sql`otc_appeal c on c.id = e.subject::bigint`, at: sql`c.made_at` },
    },
  },
};
