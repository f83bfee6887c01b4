import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { freshDatabase } from '@greenhall/test-kit/database';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planByVersion } from '../../members/index.ts';
import { settleDays } from '../settlement/settle-day.ts';
import { presentPlan, type PlanFields } from './plan-wire.ts';

const SHIPPED = presentPlan(DEFAULT_PLAN);
const changed = (change: Partial<PlanFields>) => ({ ...SHIPPED, ...change });
const FIRST = { member: memberNumber(1n), sponsor: null, parent: null, zone: null, owner: 1n };

it('the shipped version in the database is the shipped plan', async () => {
  const database = await freshDatabase('embedded');
  expect((await planByVersion(database.db, 1))?.plan).toEqual(DEFAULT_PLAN);
  await database.close();
});

describe('plan versions', () => {
  let world: StockWorld;
  beforeAll(async () => {
    world = await openStockWorld('embedded', DEFAULT_PLAN, [FIRST]);
  });
  afterAll(() => world.close());
  const propose = (plan: PlanFields, effectiveOn: string, by = 'one') =>
    world.call('stock.proposePlan', by, { body: { plan, effectiveOn } });
  const params = (version: number) => ({ params: { version: String(version) } });

  it('are checked against the rules that every plan keeps, and against the one in force', async () => {
    const body = { plan: changed({ feeBp: 2_001, saleFeeBp: 150 }) };
    const { value } = await world.call('stock.checkPlan', 'one', { body });
    expect(value.faults).toEqual(['feeTooHigh']);
    expect(value.difference).toEqual([
      { path: 'feeBp', from: '1000', to: '2001' },
      { path: 'saleFeeBp', from: '100', to: '150' },
    ]);
    expect((await propose(body.plan, '2026-03-10')).refusal).toBe('planRefused');
  });

  it('hold a day after another operator has approved them, and are announced to everybody before', async () => {
    expect((await propose(changed({ feeBp: 900 }), '2026-03-03')).refusal).toBe('planTooSoon');
    const made = await propose(changed({ feeBp: 900 }), '2026-03-05');
    expect(made.value).toMatchObject({ version: 2, state: 'proposed', proposedBy: 'one', approvedBy: null });
    expect((await world.call('stock.approvePlan', 'one', params(2))).refusal).toBe('fourEyes');
    expect((await world.call('stock.approvePlan', 'two', params(9))).refusal).toBe('notFound');
    const approved = await world.call('stock.approvePlan', 'two', params(2));
    expect(approved.value).toMatchObject({ state: 'announced', approvedBy: 'two' });
    expect((await world.call('stock.approvePlan', 'two', params(2))).refusal).toBe('alreadyDecided');
    expect((await world.call('stock.plans', null)).value.items).toMatchObject([
      { version: 2, isInForce: false, effectiveFrom: '2026-03-05T00:00:00.000Z' },
      { version: 1, isInForce: true },
    ]);
    expect((await world.call('stock.levels', null)).value).toMatchObject({
      plan: 1,
      items: [{ fee: '10.000000' }, {}, {}, {}, {}, {}],
    });
    world.ports.clock.advance(3 * DAY);
    await settleDays(world.ports);
    expect((await world.call('stock.levels', null)).value).toMatchObject({
      plan: 2,
      items: [{ fee: '9.000000' }, {}, {}, {}, {}, {}],
    });
    const versions = (await world.call('stock.planVersions', 'one')).value.items;
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'inForce'],
      [1, 'past'],
    ]);
    const pay = { body: { member: '1', coin: 'bdb', payPassword: PAY_PASSWORD } };
    expect((await world.call('stock.activate', 1n, pay)).value).toMatchObject({ fee: '9.000000' });
  });

  it('are not approved too late, nor with fewer levels than members have bought, and can be rejected', async () => {
    await propose(changed({}), '2026-03-08');
    world.ports.clock.advance(3 * DAY);
    await settleDays(world.ports);
    expect((await world.call('stock.approvePlan', 'two', params(3))).refusal).toBe('planTooSoon');
    const reason = { body: { reason: 'too late' } };
    expect((await world.call('stock.rejectPlan', 'two', { ...params(3), ...reason })).value.state).toBe('rejected');
    expect((await world.call('stock.rejectPlan', 'two', { ...params(3), ...reason })).refusal).toBe('alreadyDecided');
    expect((await world.call('stock.rejectPlan', 'two', { ...params(9), ...reason })).refusal).toBe('notFound');
    const upgrade = { body: { level: 2, payPassword: PAY_PASSWORD } };
    expect((await world.call('stock.upgrade', 1n, upgrade)).value).toMatchObject({ kind: 'upgrade', level: 2 });
    await propose(changed({ levels: SHIPPED.levels.slice(0, 1) }), '2026-03-20');
    expect((await world.call('stock.approvePlan', 'two', params(4))).refusal).toBe('planRefused');
  });

  it('can be tried on a made-up population, one at a time', async () => {
    const body = { plan: SHIPPED, course: 'stall', members: 200, days: 60 };
    const broken = { ...body, plan: changed({ feeBp: 2_001 }) };
    expect((await world.call('stock.simulatePlan', 'one', { body: broken })).refusal).toBe('planRefused');
    const [first, second] = await Promise.all([
      world.call('stock.simulatePlan', 'one', { body }),
      world.call('stock.simulatePlan', 'one', { body }),
    ]);
    expect([first.refusal, second.refusal].toSorted()).toEqual(['serverBusy', undefined]);
    const { items } = first.refusal ? second.value : first.value;
    expect(items.map(({ day }) => day)).toEqual([30, 60]);
    expect(Object.keys(items[0]?.pools ?? {})).toContain('seePoint');
  });
});
