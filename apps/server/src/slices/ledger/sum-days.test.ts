import { available, hold, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { type Amount, amount } from '@greenhall/domain/shared/money';
import { DAY, HOUR, dayOf, startOfDay } from '@greenhall/domain/shared/time';
import type { LedgerPosting } from '@greenhall/contract/shared/movements';
import { ENGINES } from '@greenhall/test-kit/database';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, run } from '../../platform/database/database.ts';
import { runChecks } from '../../platform/checks.ts';
import { transact } from '../../platform/database/transact.ts';
import { ledgerChecks } from './checks.ts';
import { post } from './post.ts';
import { balancesAtEnd, flowsBetween, summedDays } from './store-days.ts';
import { sumClosedDays } from './sum-days.ts';

const ANN = 7n;
const outside = platformAccount('outside:receipt', 'usdt');
const spendable = available(ANN, 'usdt');
const held = hold(ANN, 'usdt', 'withdrawal', 1n);
const of = (coins: bigint): Amount => amount(coins * 1_000_000n);
const out = (coins: bigint): bigint => coins * -1_000_000n;

describe.each(ENGINES)('sums of days on the %s database', (engine) => {
  let ports: TestPorts;
  let today: number;
  beforeAll(async () => {
    ports = await testPorts(engine);
    today = dayOf(ports.clock.now().getTime());
  });
  afterAll(() => ports.close());

  let references = 0;
  const book = async (...postings: LedgerPosting[]) => {
    references += 1;
    const at = ports.clock.now();
    const done = await transact(ports.db, (tx) => post(tx, { reference: `day:${references}`, at, postings }));
    expect(done.ok).toBe(true);
  };
  /** Moves the clock on to so many milliseconds after a day has begun. */
  const goTo = (day: number, ms = 0) => ports.clock.advance(startOfDay(day) + ms - ports.clock.now().getTime());
  const broken = async () => (await runChecks(ports.db, ledgerChecks)).checks.flatMap(({ found }) => found);
  const balances = async (day: number) =>
    Object.fromEntries((await balancesAtEnd(ports.db, day)).map(({ purpose, balance }) => [purpose, balance]));

  it('are not there before a day has ended, and an hour has passed', async () => {
    await book(posting('recharge', outside, spendable, of(10n)));
    await sumClosedDays(ports);
    expect(await summedDays(ports.db)).toBe(undefined);
    goTo(today + 1, HOUR - 1);
    await sumClosedDays(ports);
    expect(await summedDays(ports.db)).toBe(undefined);
    // It moves while the day before it is not closed yet.
    await book(posting('recharge', outside, spendable, of(5n)));
    ports.clock.advance(1);
    await sumClosedDays(ports);
    expect(await summedDays(ports.db)).toEqual({ first: today, last: today });
    expect(await balances(today)).toEqual({ available: of(10n), 'outside:receipt': out(10n) });
  });

  it('are written in order for all days that have been closed since, also those in which nothing moved', async () => {
    goTo(today + 3, 2 * HOUR);
    await book(posting('withdrawalHold', spendable, held, of(4n)), posting('withdrawal', held, outside, of(3n)));
    goTo(today + 4, 12 * HOUR);
    await Promise.all([sumClosedDays(ports), sumClosedDays(ports)]);
    expect(await summedDays(ports.db)).toEqual({ first: today, last: today + 3 });
    expect(await balances(today + 1)).toEqual({ available: of(15n), 'outside:receipt': out(15n) });
    expect(await balances(today + 2)).toEqual(await balances(today + 1));
    expect(await balances(today + 3)).toEqual({
      available: of(11n),
      'hold:withdrawal': of(1n),
      'outside:receipt': out(12n),
    });
    const flows = await flowsBetween(ports.db, today, today + 3);
    expect(flows.map(({ kind, postings, amount: sum }) => [kind, postings, sum])).toEqual([
      ['recharge', 2n, of(15n)],
      ['withdrawal', 1n, of(3n)],
      ['withdrawalHold', 1n, of(4n)],
    ]);
    expect(await broken()).toEqual([]);
  });

  it('begin where the last ones ended, and a purpose that is empty again has no balance', async () => {
    await book(posting('withdrawalReturn', held, spendable, of(1n)));
    goTo(today + 5, 2 * HOUR);
    await sumClosedDays(ports);
    expect(await balances(today + 4)).toEqual({ available: of(12n), 'outside:receipt': out(12n) });
    expect(await broken()).toEqual([]);
  });

  it('are never changed', async () => {
    for (const statement of [
      sql`update ledger_day_flow set amount = 1`,
      sql`delete from ledger_day_balance`,
      sql`update ledger_day set published_at = now()`,
    ])
      await expect(run(ports.db, statement)).rejects.toThrow('append-only');
  });

  it('that were bent in the database are found, with the day', async () => {
    const bend = (statement: ReturnType<typeof sql>, mend: ReturnType<typeof sql>) =>
      ports.db.transaction().execute(async (tx) => {
        await run(tx, sql`set local session_replication_role = replica`);
        await run(tx, statement);
        const found = [];
        for (const { run: find } of ledgerChecks) found.push(...(await find(tx)));
        await run(tx, mend);
        return found;
      });
    const flow = await bend(
      sql`update ledger_day_flow set amount = amount + 1 where day = ${today} and kind = 'recharge'`,
      sql`update ledger_day_flow set amount = amount - 1 where day = ${today} and kind = 'recharge'`,
    );
    expect(flow).toContain(
      `day ${today}: recharge in usdt from outside:receipt to available is 10000000 in 1 postings, and was written as 10000001 in 1`,
    );
    const balance = await bend(
      sql`update ledger_day_balance set balance = balance + 1 where day = ${today + 2} and purpose = 'available'`,
      sql`update ledger_day_balance set balance = balance - 1 where day = ${today + 2} and purpose = 'available'`,
    );
    expect(balance).toContain(`day ${today + 2}: available in usdt held 15000000, and was written as 15000001`);
    const missing = await bend(
      sql`update ledger_day set day = day + ${DAY} where day = ${today + 4}`,
      sql`update ledger_day set day = day - ${DAY} where day = ${today + 4 + DAY}`,
    );
    expect(missing).toContain(`day ${today + 3 + DAY}`);
    const late = await bend(
      sql`update ledger_posting set at = at - interval '1 day' where kind = 'withdrawalReturn'`,
      sql`update ledger_posting set at = at + interval '1 day' where kind = 'withdrawalReturn'`,
    );
    expect(late.filter((text) => text.includes('withdrawalReturn'))).toHaveLength(2);
    expect(await broken()).toEqual([]);
    expect(await rows(ports.db, sql`select 1 from ledger_day`)).toHaveLength(5);
  });
});
