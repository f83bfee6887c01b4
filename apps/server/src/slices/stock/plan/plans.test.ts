import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { freshDatabase } from '@greenhall/test-kit/database';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { planByVersion } from '../../members/index.ts';
import { planVersion } from '../desk/plan-kind.ts';
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
    world.call('stock.proposePlan', by, { body: { plan, effectiveOn, reason: 'a new year' } });
  const approve = ({ id, digest }: { readonly id: string; readonly digest: string }, by = 'two') =>
    world.call('admin.approveProposal', by, { params: { id }, body: { digest } });
  const end = (id: string, by: string, how: 'rejectProposal' | 'withdrawProposal') =>
    world.call(`admin.${how}`, by, { params: { id }, body: { reason: 'another one is better' } });
  const versions = async () =>
    (await world.call('stock.planVersions', 'one')).value.items.map(({ version, state }) => `${version} ${state}`);
  const levelFee = async () => {
    const { value } = await world.call('stock.levels', null);
    return [value.plan, value.items[0]?.fee];
  };

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
    const { value: made } = await propose(changed({ feeBp: 900 }), '2026-03-05');
    expect(made).toMatchObject({
      kind: 'planVersion',
      about: { name: '2026-03-05' },
      changes: [
        { field: 'planDay', from: '', to: '2026-03-05' },
        { field: 'planFigure', of: 'feeBp', from: '1000', to: '900' },
      ],
    });
    expect((await world.call('stock.planVersions', 'one')).value.waiting).toBe(made.id);
    expect((await propose(changed({ feeBp: 800 }), '2026-03-05', 'two')).refusal).toBe('resubmitted');
    expect((await approve(made, 'one')).refusal).toBe('fourEyes');
    expect((await approve(made)).value).toMatchObject({ state: 'approved', notBefore: '2026-03-05T00:00:00.000Z' });
    expect((await approve(made)).refusal).toBe('alreadyDecided');
    expect((await world.call('stock.plans', null)).value.items).toMatchObject([
      { version: 2, isInForce: false, effectiveFrom: '2026-03-05T00:00:00.000Z' },
      { version: 1, isInForce: true },
    ]);
    expect(await levelFee()).toEqual([1, '10.000000']);
    world.ports.clock.advance(3 * DAY);
    await settleDays(world.ports);
    // Nothing has to be done for it: it is in force by its day.
    expect(await levelFee()).toEqual([2, '9.000000']);
    await world.ports.approvals.due();
    expect(await levelFee()).toEqual([2, '9.000000']);
    expect(await versions()).toEqual(['2 inForce', '1 past']);
    const pay = { body: { member: '1', coin: 'bdb', payPassword: PAY_PASSWORD } };
    expect((await world.call('stock.activate', 1n, pay)).value).toMatchObject({ fee: '9.000000' });
  });

  it('are announced no more once an operator has withdrawn them', async () => {
    const { value: made } = await propose(changed({ feeBp: 800 }), '2026-03-07');
    expect((await approve(made)).refusal).toBeUndefined();
    expect(await versions()).toEqual(['3 announced', '2 inForce', '1 past']);
    expect((await end(made.id, 'three', 'withdrawProposal')).value.state).toBe('withdrawn');
    expect((await world.call('stock.plans', null)).value.items.map(({ version }) => version)).toEqual([2]);
    expect(await versions()).toEqual(['2 inForce', '1 past']);
  });

  it('are not approved too late, nor with fewer levels than members have bought', async () => {
    const { value: late } = await propose(changed({}), '2026-03-08');
    world.ports.clock.advance(3 * DAY);
    await settleDays(world.ports);
    expect((await approve(late)).refusal).toBe('planTooSoon');
    expect((await end(late.id, 'two', 'rejectProposal')).value.state).toBe('rejected');
    const upgrade = { body: { level: 2, payPassword: PAY_PASSWORD } };
    expect((await world.call('stock.upgrade', 1n, upgrade)).value).toMatchObject({ kind: 'upgrade', level: 2 });
    const { value: small } = await propose(changed({ levels: SHIPPED.levels.slice(0, 1) }), '2026-03-20');
    expect((await approve(small)).refusal).toBe('planRefused');
    expect((await end(small.id, 'one', 'withdrawProposal')).value.state).toBe('withdrawn');
  });

  it('are not approved once their proposal was changed in the database', async () => {
    const { value: made } = await propose(changed({ feeBp: 700 }), '2026-03-20');
    await run(
      world.ports.db,
      sql`update platform_proposal set body = jsonb_set(body, '{plan,feeBp}', '600') where id = ${made.id}`,
    );
    expect((await approve(made)).refusal).toBe('sealBroken');
    expect((await end(made.id, 'two', 'rejectProposal')).value.state).toBe('rejected');
  });

  it('are proposed as a plan, whoever asks: a body of another shape is refused', async () => {
    const { ports } = world;
    const fresh = { subject: 'plan', reason: 'a new year', by: operatorCaller('one') };
    const body = { plan: { ...SHIPPED, feeBp: '900' } as never, effectiveOn: '2026-03-20' };
    const made = await transact(ports.db, (tx) => ports.approvals.propose(tx, planVersion(ports), { ...fresh, body }));
    expect(made).toMatchObject({ ok: false, refusal: 'badRequest' });
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
