import { spawnSync } from 'node:child_process';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, MICRO } from '@greenhall/domain/shared/money';
import { DAY, dayOf } from '@greenhall/domain/shared/time';
import type { DayEvent } from '@greenhall/domain/stock/settlement/events';
import { eventsOf, growTrees, type Habits, seededRandom } from '@greenhall/domain/stock/desk/population';
import { passEvents, settleDay } from '@greenhall/domain/stock/settlement/settle';
import { openingState, type State } from '@greenhall/domain/stock/settlement/state';
import { buildTrees, type Place } from '@greenhall/domain/stock/settlement/trees';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../../platform/checks.ts';
import { transact } from '../../../platform/database/transact.ts';
import { post, readBalance } from '../../ledger/index.ts';
import { planToJson } from '../../members/plan-json.ts';
import { creditBonuses } from './credit-bonuses.ts';
import { settleDays } from './settle-day.ts';
import { inputHash, outcomeHash } from './digest.ts';
import { isCrediting } from '../index.ts';
import { replayDay } from './replay.ts';
import { ledgerChecks } from '../../ledger/checks.ts';
import { stockChecks } from '../checks.ts';
import { stockJobs } from '../jobs.ts';

/** The end of a day in the database, in so many random worlds. */
export function settlements(rounds: number): void {
  const SIZE = 24;
  const DAYS = 12;
  const MONTH = 5;
  const BUSY: Habits = { upgrade: 0.08, reinvest: 0.08, sell: 0.1, cancel: 0.03, fee: 900_000n };
  /** Pools run short, levels close and shares split within days. */
  const FIRST: Plan = {
    ...DEFAULT_PLAN,
    coolingOffDays: 2,
    splitPrice: amount<'mey'>(1_010_000n),
    saleFeeBp: 500,
    levels: DEFAULT_PLAN.levels.map((level) => ({ ...level, outBp: 10_000 })),
    lifetime: [{ threshold: amount(20n * MICRO), award: amount(3n * MICRO) }],
  };
  const SECOND: Plan = { ...FIRST, coolingOffDays: 1, feeBp: 1_200, seePointBp: 20 };
  const CHANGES_AFTER = 6;

  let world: StockWorld;

  const endsMonth = (no: number) => no % MONTH === 0;
  /** Some nodes are further nodes of their sponsor's owner. */
  function withOwners(places: readonly Place[]): Place[] {
    const owners = new Map<bigint, bigint>();
    return places.map((place, index) => {
      const owner = index % 5 === 4 ? (owners.get(place.sponsor ?? 0n) ?? place.member) : place.member;
      owners.set(place.member, owner);
      return { ...place, owner };
    });
  }

  /** A reinvestment account is activated with ftb alone. */
  function paid(event: DayEvent, places: readonly Place[]): DayEvent {
    if (event.kind !== 'activation') return event;
    const place = places.find(({ member }) => member === event.payer);
    return place?.owner === event.payer ? event : { ...event, coin: 'ftb' };
  }

  /** The same days in memory: what the law says to the events that the database is given. */
  interface Course {
    readonly places: readonly Place[];
    readonly days: readonly { events: readonly DayEvent[]; input: string; outcome: string }[];
  }

  function courseOf(seed: number, firstDay: number): Course {
    const random = seededRandom(seed);
    const places = withOwners(growTrees(SIZE, random));
    let state: State = { ...openingState(buildTrees(places)), day: firstDay - 1 };
    const days = Array.from({ length: DAYS }, (_, index) => {
      const plan = index < CHANGES_AFTER ? FIRST : SECOND;
      const joined = (day: number): number => Math.min(SIZE, day * 4);
      const drawn = eventsOf(plan, state, [joined(index), joined(index + 1)], BUSY, random);
      const isRun = ({ kind }: DayEvent) => kind === 'run';
      const events = [...drawn.filter((event) => !isRun(event)), ...drawn.filter(isRun).slice(0, 2)].map((event) =>
        paid(event, places),
      );
      const before = passEvents(plan, state, events);
      const settlement = settleDay(plan, before, {
        day: firstDay + index,
        events: [],
        isMonthEnd: endsMonth(index + 1),
      });
      ({ state } = settlement);
      return { events, input: inputHash(before, index < CHANGES_AFTER ? 1 : 2), outcome: outcomeHash(settlement) };
    });
    return { places, days };
  }

  const START = Date.parse('2026-03-02T08:00:00Z');
  const kept = async () =>
    (
      await sql<{ input: string; outcome: string }>`
      select input_hash as input, outcome_hash as outcome from stock_settlement order by day`.execute(world.ports.db)
    ).rows;
  const faults = async () => {
    const { checks } = await runChecks(world.ports.db, [...ledgerChecks, ...stockChecks]);
    return checks.flatMap(({ name, found }) => found.map((one) => `${name}: ${one}`));
  };

  async function open(places: readonly Place[]): Promise<void> {
    world = await openStockWorld('postgresql', FIRST, places);
    const from = dayOf(START) + CHANGES_AFTER;
    await sql`insert into members_plan (version, plan, effective_day, proposed_by, proposed_at, decided_by, decided_at)
            values (2, ${JSON.stringify(planToJson(SECOND))}::jsonb, ${from}, 'one', now(), 'two', now())`.execute(
      world.ports.db,
    );
  }

  async function live({ days }: Course, until = DAYS): Promise<void> {
    for (const [index, { events }] of days.slice(0, until).entries()) {
      for (const event of events) expect([event, await world.act(event)]).toEqual([event, undefined]);
      await world.endDay(endsMonth(index + 1));
    }
  }

  /** Lives through so many days and the next, up to its end: midnight is past, and nothing of it is settled. */
  async function liveUpToMidnight(course: Course, days: number): Promise<void> {
    await live(course, days);
    for (const event of course.days[days]?.events ?? []) await world.act(event);
    world.passMidnight();
  }

  /** The address of a world's own database. */
  async function addressOf({ ports }: StockWorld): Promise<string> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ports.db);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    return url.href;
  }

  describe('a day’s end in the database', () => {
    afterEach(() => world.close());

    it('is what the law says of random worlds, and is computed again from the journal alone', async () => {
      const lives = fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async (seed) => {
        const course = courseOf(seed, dayOf(START));
        await open(course.places);
        try {
          await live(course);
          expect(await kept()).toEqual(course.days.map(({ input, outcome }) => ({ input, outcome })));
          expect(await faults()).toEqual([]);
          const last = dayOf(START) + DAYS - 1;
          const calendar = (day: number) => endsMonth(day - dayOf(START) + 1);
          expect(await replayDay(world.ports.db, last, { endsMonth: calendar })).toMatchObject({
            day: last,
            isEqual: true,
          });
          expect(await replayDay(world.ports.db, last + 1, { endsMonth: calendar })).toBeUndefined();
          await sql`alter table stock_event disable trigger all`.execute(world.ports.db);
          await sql`update stock_event set payload = '{"amount": "1"}' where kind = 'fees' and day = ${last}`.execute(
            world.ports.db,
          );
          expect(await replayDay(world.ports.db, last, { endsMonth: calendar })).toMatchObject({
            day: last,
            isEqual: false,
          });
        } finally {
          await world.close();
        }
      });
      await fc.assert(lives, { numRuns: rounds, endOnFailure: true });
      await open(courseOf(1, dayOf(START)).places);
    });

    it('is the same whoever of four workers settles it, and a second time changes nothing', async () => {
      const course = courseOf(11, dayOf(START));
      await open(course.places);
      await liveUpToMidnight(course, 3);
      await Promise.all(Array.from({ length: 4 }, () => settleDays(world.ports, () => false)));
      await settleDays(world.ports, () => false);
      expect((await kept()).map(({ outcome }) => outcome)).toEqual(
        course.days.slice(0, 4).map(({ outcome }) => outcome),
      );
      expect(await faults()).toEqual([]);
    });

    it('is done by the job in a thread of its own, beside the program', async () => {
      const course = courseOf(17, dayOf(START));
      await open(course.places);
      await liveUpToMidnight(course, 0);
      const settings = { ...world.ports.settings, databaseUrl: await addressOf(world) };
      const job = stockJobs({ ...world.ports, settings }).find(({ name }) => name === 'settle-ended-days');
      await job?.run();
      expect((await kept()).map(({ outcome }) => outcome)).toEqual([course.days[0]?.outcome]);
      await job?.run();
      expect(await kept()).toHaveLength(1);
    });

    it('comes for every day that was missed, and holds back what belongs to the next', async () => {
      const course = courseOf(31, dayOf(START));
      await open(course.places);
      for (const event of course.days[0]?.events ?? []) await world.act(event);
      world.ports.clock.advance(4 * DAY);
      const late: DayEvent = {
        kind: 'activation',
        payer: memberNumber(24n),
        funder: memberNumber(24n),
        coin: 'bdb',
        level: 1,
      };
      expect(await world.act(late)).toBe('serverBusy');
      await settleDays(world.ports);
      expect(await kept()).toHaveLength(4);
      expect(await world.act(late)).toBeUndefined();
      expect(await faults()).toEqual([]);
    });
  });

  describe('a day’s end that is being written', () => {
    afterEach(() => world.close());

    /** Waits until somebody in this database waits for a lock. */
    async function untilHeldUp(): Promise<void> {
      for (;;) {
        const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          world.ports.db,
        );
        if (rows.length > 0) return;
      }
    }

    it('keeps nobody’s coins, and turns the hall’s acts away at once', async () => {
      const course = courseOf(29, dayOf(START));
      await open(course.places);
      await liveUpToMidnight(course, 3);
      const { db } = world.ports;
      const lastStep = Promise.withResolvers<void>();
      const held = db.transaction().execute(async (tx) => {
        await sql`select from ledger_account where purpose = 'payable:bonus' for update`.execute(tx);
        await lastStep.promise;
      });
      const settled = settleDays(world.ports, () => false);
      try {
        await untilHeldUp();
        const [first = 1n] = course.places.map(({ member }) => member);
        expect((await world.call('stock.runNow', 'ops')).refusal).toBe('serverBusy');
        const moved = await transact(db, async (tx) => {
          await sql`set local lock_timeout = 1`.execute(tx);
          const everybody = course.places.flatMap(({ member }) => [
            posting('transfer', available(member, 'ftb'), available(first, 'ftb'), amount(1n)),
          ]);
          const postings = everybody.filter(({ from, to }) => from.owner !== to.owner);
          return post(tx, { reference: 'test', at: world.ports.clock.now(), postings });
        });
        expect(moved.ok).toBe(true);
        expect(await kept()).toHaveLength(3);
      } finally {
        lastStep.resolve();
      }
      await Promise.all([held, settled]);
      expect((await kept()).map(({ outcome }) => outcome)).toEqual(
        course.days.slice(0, 4).map(({ outcome }) => outcome),
      );
      expect(await faults()).toEqual([]);
    });
  });

  describe('a day’s end that is killed', () => {
    const course = courseOf(23, dayOf(START));
    let url: string;
    beforeAll(async () => {
      await open(course.places);
      await liveUpToMidnight(course, 3);
      url = await addressOf(world);
    });
    afterAll(() => world.close());

    /** Settles, or credits alone and in small parts, in a process of its own, which dies at a place. */
    const worker = (failpoint: string, work = 'settleDays(ports, () => false)') => {
      const here = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
      const code = `
      const { openPostgres } = await import(${here('../../../platform/database/postgres.ts')});
      const { settleDays } = await import(${here('./settle-day.ts')});
      const { creditBonuses } = await import(${here('./credit-bonuses.ts')});
      const database = openPostgres(${JSON.stringify(url)});
      const clock = { now: () => new Date(${world.ports.clock.now().getTime()}) };
      const ports = { db: database.db, clock, settings: { failpoint: '${failpoint}' } };
      await ${work};
      await database.close();`;
      return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    };

    it.each(['after-cut', 'before-postings', 'before-commit', 'after-commit'])('%s can go on', (place) => {
      const { signal, stderr } = worker(`stock.settle.${place}`);
      expect([signal, stderr]).toEqual(['SIGKILL', '']);
    });

    it('has set aside by then what its bonuses come to, and the hall is open', async () => {
      expect(await isCrediting(world.ports.db)).toBe(true);
      expect(await readBalance(world.ports.db, platformAccount('payable:bonus', 'mey'))).toBeGreaterThan(0n);
      expect(await faults()).toEqual([]);
      expect((await world.call('stock.runNow', 'ops')).status).toBe(200);
    });

    it.each(['before-commit', 'between-parts', 'between-parts'])('%s its credits can go on', async (place) => {
      const { signal, stderr } = worker(`stock.credit.${place}`, 'creditBonuses(ports, {}, 2)');
      expect([signal, stderr]).toEqual(['SIGKILL', '']);
      expect(await isCrediting(world.ports.db)).toBe(true);
      expect(await faults()).toEqual([]);
    });

    it('is credited once, by four workers at once', async () => {
      await Promise.all(Array.from({ length: 4 }, () => creditBonuses(world.ports, {}, 1)));
      expect(await isCrediting(world.ports.db)).toBe(false);
      const { rows } = await sql<{ id: bigint; paid: bigint; credited: bigint | null }>`
      select id, paid, (select sum(amount)::bigint from ledger_posting where reference = 'bonus:' || b.id) as credited
        from stock_bonus b where paid > 0`.execute(world.ports.db);
      expect(rows.length).toBeGreaterThan(8);
      for (const { id, credited, ...bonus } of rows) expect([id, credited]).toEqual([id, bonus.paid]);
      expect(await readBalance(world.ports.db, platformAccount('payable:bonus', 'mey'))).toBe(0n);
    });

    it('has told each member of a day’s bonuses as one, and of each level that counts', async () => {
      type Sums = readonly {
        readonly member: MemberNo;
        readonly times: number;
        readonly mey: string;
        readonly ftb: string;
      }[];
      const { db } = world.ports;
      const { rows: told } = await sql<Sums[number]>`
      select member_no as member, count(*)::int as times, sum((params->>'mey')::numeric(20, 6))::text as mey,
             sum((params->>'ftb')::numeric(20, 6))::text as ftb
        from notifications_notice where kind = 'bonusesCredited' group by 1 order by 1`.execute(db);
      const { rows: earned } = await sql<Sums[number]>`
      select receiver as member, count(distinct day)::int as times, (sum(mey) / 1000000)::numeric(20, 6)::text as mey,
             (sum(ftb) / 1000000)::numeric(20, 6)::text as ftb
        from stock_bonus where mey + ftb > 0 group by 1 order by 1`.execute(db);
      expect(told.length).toBeGreaterThan(2);
      expect(told).toEqual(earned);
      const { rows: levels } = await sql<{ told: bigint; counted: bigint }>`
      select (select count(*) from notifications_notice where kind = 'levelCounts') as told,
             (select count(distinct (payer, recognised_on)) from stock_payment where state = 'recognised') as counted`.execute(
        db,
      );
      expect(levels[0]?.counted).toBeGreaterThan(0n);
      expect(levels[0]?.told).toBe(levels[0]?.counted);
    });

    it('comes out the same in the end', async () => {
      expect(worker('').status).toBe(0);
      expect((await kept()).map(({ outcome }) => outcome)).toEqual(
        course.days.slice(0, 4).map(({ outcome }) => outcome),
      );
      expect(await faults()).toEqual([]);
    });
  });
}
