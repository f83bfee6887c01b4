import { DAILY_FIGURE_NAMES, DAILY_FIGURES, DAYS_SHOWN } from '@greenhall/contract/admin/cases';
import { rights } from '@greenhall/contract/generated/rights';
import { ROLES, type Role, mayDo } from '@greenhall/domain/admin/roles';
import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, run } from '../../../platform/database/database.ts';
import { lastDays } from '../../../platform/facts/days.ts';
import { selectDays } from './store.ts';

const NONE = '0.000000';

describe.each(ENGINES)('the last days in figures on the %s database', (engine) => {
  let world: WalletWorld;
  let desk: RoleClients;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    desk = await openRoleClients(world);
    await fill();
  });
  afterAll(async () => {
    await desk.close();
    await world.close();
  });

  /** The first moment of the day that lies so many days back, and one before it. */
  const backBy = (days: number, ms = 0) => new Date(lastDays(world.ports.clock.now(), 1).first * DAY - days * DAY + ms);

  /** Rows as they are kept, whatever they belong to: what leads to them is tested by their slices. */
  async function fill(): Promise<void> {
    const { ports, ann, bo } = world;
    await ports.db.transaction().execute(async (tx) => {
      const [today, second, out] = [backBy(0), backBy(2, -1), backBy(DAYS_SHOWN - 1, -1)];
      const day = Math.floor(today.getTime() / DAY);
      for (const statement of [
        sql`set local session_replication_role = replica`,
        sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at,
                                         decided_at, first_operator, second_operator)
            select 'R' || n, ${ann.no}, 1500000, 'r' || n, 'r' || n, 'v.jpg', state, at, at, 'ada', 'grace'
              from (values (1, 'booked', ${today}::timestamptz), (2, 'booked', ${today}), (3, 'rejected', ${today}),
                           (4, 'booked', ${second}), (5, 'booked', ${out})) x(n, state, at)`,
        sql`insert into wallet_withdrawal (number, member_no, account_id, network, address, amount, fee, state, made_at,
                                           decided_at, first_operator, second_operator, reference, reference_key)
            values ('W1', ${ann.no}, 1, 'BEP20', '0x', 7000000, 1, 'paid', ${second}, ${second}, 'ada', 'grace', 'w', 'w')`,
        sql`insert into otc_trade (number, listing_id, market_id, coin, network, buyer, seller, quantity, price, total, fee,
                                   of_listing, release_on_proof, buyer_label, buyer_address, buyer_proved, seller_label,
                                   seller_address, payment_ms, release_ms, settle_ms, state, clock_from, made_at, closed_at,
                                   settles_at)
            select 'T-' || coin, 1, 1, coin, 'BEP20', ${ann.no}, ${bo.no}, 1, 1, total, 90000, false, false, '', '0x', false, '',
                   '0x', 1, 1, 1, 'completed', now(), now(), ${today}, now()
              from (values ('mey', 9000000), ('btc', 2000000)) x(coin, total)`,
        sql`insert into stock_payment (id, kind, payer, funder, level, coin, amount, fee, plan, bought_before, status_before,
                                       state, paid_at, cools_until, paid_on, recognised_on)
            values (901, 'upgrade', ${ann.no}, ${ann.no}, 1, 'bdb', 1, 4000000, 1, 0, 'active', 'recognised', now(), now(),
                    ${day - 9}, ${day - 2}),
                   (902, 'upgrade', ${ann.no}, ${ann.no}, 1, 'bdb', 1, 4000000, 1, 0, 'active', 'cooling', now(), now(),
                    ${day - 9}, ${day - 2})`,
      ])
        await run(tx, statement);
    });
  }

  const daysFor = async (role: Role) => (await desk.as('otto', [role]).call('admin.days')).value;

  it('are sums of UTC days, zero where there was nothing, the last one under way', async () => {
    const { days, figures } = await daysFor('super');
    expect([days.length, days.at(-1)]).toEqual([DAYS_SHOWN, backBy(0).toISOString().slice(0, 10)]);
    const ends = figures.map(({ name, values }) => [name, values.length, ...values.slice(-4)]);
    expect(ends).toEqual([
      ['newMembers', DAYS_SHOWN, '0', '0', '0', expect.stringMatching(/^[1-9]$/)],
      ['recharges', DAYS_SHOWN, '1.500000', NONE, NONE, '3.000000'],
      ['withdrawals', DAYS_SHOWN, '7.000000', NONE, NONE, NONE],
      ['turnover', DAYS_SHOWN, NONE, NONE, NONE, '11.000000'],
      // The fee of a trade in another coin is no mey.
      ['tradeFees', DAYS_SHOWN, NONE, NONE, NONE, '0.090000'],
      ['paymentFees', DAYS_SHOWN, NONE, '4.000000', NONE, NONE],
    ]);
    // What lies a moment before the first day is left out.
    expect(figures.find(({ name }) => name === 'recharges')?.values[0]).toBe(NONE);
  });

  it('are shown to each role as far as it may read their lists', async () => {
    for (const role of ROLES) {
      const { figures } = await daysFor(role);
      const expected = DAILY_FIGURE_NAMES.filter((name) => {
        const [act, reach] = rights[DAILY_FIGURES[name].list];
        return mayDo([role], act, reach);
      });
      expect([role, ...figures.map(({ name }) => name)]).toEqual([role, ...expected]);
    }
  });

  it('are summed from indexes alone', async () => {
    const { db, cases, clock } = world.ports;
    const plans = await db.transaction().execute(async (tx) => {
      // Plans are those of tables of a million rows, whatever was counted of these small ones.
      const own = sql`relkind = 'r' and relnamespace = 'public'::regnamespace`;
      await run(tx, sql`delete from pg_statistic where starelid in (select oid from pg_class where ${own})`);
      await run(tx, sql`update pg_class set reltuples = 1000000, relpages = 1 where ${own}`);
      await run(tx, sql`set local enable_seqscan = off`);
      const asked = selectDays(
        DAILY_FIGURE_NAMES.map((name) => cases.daily[name]),
        lastDays(clock.now(), DAYS_SHOWN),
      );
      const lines = await rows(tx, sql<{ 'QUERY PLAN': string }>`explain ${asked}`);
      return lines.map((line) => line['QUERY PLAN']);
    });
    // An index that is read without a condition is read whole, like a table.
    const isWhole = (line: string, n: number) =>
      /Seq Scan|Index.* Scan/.test(line) && !plans[n + 1]?.includes('Index Cond');
    expect(plans.filter(isWhole)).toEqual([]);
  });

  it('are nothing for whoever is not signed in', async () => {
    expect((await desk.stranger().call('admin.days')).refusal).toBe('notSignedIn');
  });
});
