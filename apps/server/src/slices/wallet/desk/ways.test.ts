import type { Role } from '@greenhall/domain/admin/roles';
import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { JPG } from '@greenhall/test-kit/otc-world';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recentAlarms } from '../../../platform/alarms.ts';
import { run } from '../../../platform/database/database.ts';
import { bindSlice } from '../../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { createHttp } from '../../../platform/http/server.ts';
import { allChecks } from '../../../compose.ts';
import { adminHandlers } from '../../admin/routes.ts';
import { resealDepositMethods } from '../pay-in/seal.ts';
import { checkDepositMethods } from '../pay-in/deposit-methods.ts';
import { walletHandlers } from '../routes.ts';

const BANK = {
  kind: 'bank',
  holder: 'Greenhall Ltd',
  account: 'DE02 1203 0000 0000 2020 51',
  least: '10',
  most: '5000',
  hours: 24,
  text: 'Write your reference into the payment.',
} as const;

describe.each(ENGINES)('ways to pay in on the %s database', (engine) => {
  let world: WalletWorld;
  let http: Awaited<ReturnType<typeof createHttp>>;
  let desk: (name: string, role: Role) => TestClient;
  let count = 0;

  beforeAll(async () => {
    world = await openWalletWorld(engine);
    const { ports } = world;
    http = await createHttp(ports.settings, ports.log);
    const callers = new Map<string, ReturnType<typeof operatorCaller>>();
    const auth = { member: world.auth.member, operator: async (cookie: string) => callers.get(cookie) };
    bindSlice(http, auth, 'wallet', walletHandlers(ports));
    bindSlice(http, auth, 'admin', adminHandlers(ports, allChecks));
    desk = (name, role) => {
      callers.set(name, operatorCaller(name, [], [role]));
      const client = new TestClient(http);
      client.setCookie(OPERATOR_COOKIE, name);
      return client;
    };
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await http.close();
    await world.close();
  });

  const maker = () => desk('max', 'accountant');
  const checker = () => desk('carla', 'compliance');
  const propose = (over: Record<string, unknown> = {}, by = maker()) =>
    by.call('wallet.proposeDepositMethod', { body: { ...BANK, account: `DE-${count}`, reason: 'our bank', ...over } });
  const approve = (id: string, by = checker()) => approveShown(by, id);
  const shown = async () => (await world.ann.client.call('wallet.depositMethods')).value;
  const listed = async () => (await maker().call('wallet.deskDepositMethods')).value.items[0];
  /** A way of its own that is open. */
  const open = async () => {
    count += 1;
    const made = await propose();
    await approve(made.value.id);
    world.ports.clock.advance(DAY);
    await world.ports.approvals.due();
    const way = (await shown()).items.at(-1);
    if (!way) throw new Error('no way is open');
    return way;
  };
  const report = (way: string, by = world.ann) =>
    by.client.upload(
      'wallet.submitRecharge',
      { amount: '100', reference: `PAID-${(count += 1)}`, way },
      { voucher: JPG },
    );

  beforeEach(() => {
    count += 1;
  });

  it('are shown a day after another operator has approved them, with the member’s own reference', async () => {
    const before = await shown();
    expect(before.items).toEqual([]);
    const made = await propose();
    const fields = made.value.changes.map(({ field, to }) => `${field} ${to}`);
    expect(fields).toContain(`payIn.account DE-${count}`);
    expect(fields).toContain('payIn.most 5000.000000');
    expect((await approve(made.value.id, maker())).refusal).toBe('forbidden');
    expect((await approve(made.value.id, desk('max', 'super'))).refusal).toBe('fourEyes');
    expect((await approve(made.value.id, desk('shari', 'shop'))).refusal).toBe('forbidden');
    expect((await approve(made.value.id)).value.state).toBe('approved');
    const from = new Date(world.ports.clock.now().getTime() + DAY).toISOString();
    expect(await listed()).toMatchObject({ state: 'proposed', openedAt: from });
    world.ports.clock.advance(DAY - MINUTE);
    await world.ports.approvals.due();
    expect((await shown()).items).toEqual([]);
    world.ports.clock.advance(MINUTE);
    await world.ports.approvals.due();
    const { items, reference } = await shown();
    expect(items).toMatchObject([
      { ...BANK, account: `DE-${count}`, least: '10.000000', most: '5000.000000', openedAt: from },
    ]);
    expect(reference).toMatch(/^GH-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect((await shown()).reference).toBe(reference);
    expect((await world.bo.client.call('wallet.depositMethods')).value.reference).not.toBe(reference);
    await world.ports.alarms.idle();
    const told = (await recentAlarms(world.ports.db, world.ports.clock.now())).filter(
      ({ name }) => name === 'payInWay',
    );
    expect(told.reduce((sum, { raised }) => sum + raised, 0)).toBe(2);
  });

  it('have a reference for each payment: the own one, with a number once a report has used it', async () => {
    const { id: way } = await open();
    const { client } = world.bo;
    const next = async () => (await client.call('wallet.depositMethods')).value.reference;
    const use = async (reference: string) => {
      const fields = { amount: '100', reference, way };
      expect((await client.upload('wallet.submitRecharge', fields, { voucher: JPG })).refusal).toBeUndefined();
    };
    const own = await next();
    await use(own.toLowerCase());
    expect(await next()).toBe(`${own}-2`);
    await use(`${own}-2`);
    expect(await next()).toBe(`${own}-3`);
  });

  it('take neither wrong limits nor the same account twice', async () => {
    expect((await propose({ least: '9' })).refusal).toBe('amountRange');
    expect((await propose({ most: '1000000.000001' })).refusal).toBe('amountRange');
    expect((await propose({ least: '20', most: '10' })).refusal).toBe('amountRange');
    expect((await propose({ least: 'x' })).refusal).toBe('badRequest');
    for (const over of [{ hours: 0 }, { hours: 241 }, { holder: '' }, { kind: 'ERC20' }, { text: 'x'.repeat(501) }])
      expect((await propose(over)).refusal).toBe('badRequest');
    expect((await propose({}, desk('sue', 'support'))).refusal).toBe('forbidden');
    const { account } = await open();
    expect((await propose({ account })).refusal).toBe('statusChanged');
    const twice = await Promise.all([propose({ account: 'TWICE' }), propose({ account: 'TWICE' })]);
    expect(twice.map(({ refusal }) => refusal).toSorted()).toEqual(['resubmitted', undefined]);
  });

  it('are closed by one operator at once, and open reports say so', async () => {
    const way = await open();
    const reported = await report(way.id);
    expect(reported.value).toMatchObject({ state: 'submitted', doNotPay: false });
    const params = { id: way.id };
    expect(
      (await desk('sue', 'support').call('wallet.closeDepositMethod', { params, body: { reason: 'x' } })).refusal,
    ).toBe('forbidden');
    const closed = await maker().call('wallet.closeDepositMethod', { params, body: { reason: 'account frozen' } });
    expect(closed.value).toMatchObject({ state: 'closed', closedBy: 'max' });
    expect((await shown()).items.map(({ id }) => id)).not.toContain(way.id);
    const [own] = (await world.ann.client.call('wallet.recharges')).value.items;
    expect(own).toMatchObject({ number: reported.value.number, doNotPay: true });
    expect((await maker().call('wallet.closeDepositMethod', { params, body: { reason: 'again' } })).refusal).toBe(
      'alreadyDecided',
    );
    // What was paid before it was closed can still be reported.
    expect((await report(way.id)).value).toMatchObject({ state: 'submitted', doNotPay: true });
    const rows = (await maker().call('wallet.deskRecharges', { query: { state: 'submitted' } })).value.items;
    expect(rows[0]).toMatchObject({ way: `Greenhall Ltd · ${way.account}`, payInReference: (await shown()).reference });
  });

  it('are not named by a report before members could see them', async () => {
    await propose();
    const id = (await listed())?.id ?? '';
    expect((await report(id)).refusal).toBe('notFound');
    expect((await report('999999999')).refusal).toBe('notFound');
  });

  it.each(['account', 'holder', 'text', 'name'])(
    'whose %s was changed in the database are closed when they are looked at',
    async (field) => {
      const way = await open();
      const { db, alarms, clock } = world.ports;
      const broken = async () => {
        await alarms.idle();
        return (await recentAlarms(db, clock.now()))
          .filter(({ name }) => name === 'sealBroken')
          .reduce((sum, one) => sum + one.raised, 0);
      };
      const before = await broken();
      await run(db, sql`update wallet_pay_in_way set ${sql.ref(field)} = 'MALLORY' where id = ${BigInt(way.id)}`);
      expect((await shown()).items.map(({ id }) => id)).not.toContain(way.id);
      expect(await listed()).toMatchObject({ id: way.id, state: 'closed', closedBy: null });
      expect(await broken()).toBe(before + 1);
    },
  );

  it('whose date was changed, or that was opened past the operators, are closed by the job too', async () => {
    const way = await open();
    const { db } = world.ports;
    await run(
      db,
      sql`update wallet_pay_in_way set opened_at = opened_at - interval '1 year' where id = ${BigInt(way.id)}`,
    );
    await propose({ account: `sneaked-${count}` });
    await run(db, sql`update wallet_pay_in_way set state = 'open', opened_at = proposed_at where state = 'proposed'`);
    await checkDepositMethods(world.ports);
    const { items } = (await maker().call('wallet.deskDepositMethods')).value;
    expect(items.filter(({ state }) => state === 'open').map(({ id }) => id)).not.toContain(way.id);
    expect(items[0]).toMatchObject({ account: `sneaked-${count}`, state: 'closed' });
  });

  it('that were changed while their proposal waited do not open', async () => {
    const made = await propose();
    await approve(made.value.id);
    await run(world.ports.db, sql`update wallet_pay_in_way set account = 'MALLORY' where account = ${`DE-${count}`}`);
    world.ports.clock.advance(DAY);
    await world.ports.approvals.due();
    expect((await shown()).items.map(({ account }) => account)).not.toContain('MALLORY');
    expect(await listed()).toMatchObject({ state: 'proposed' });
  });

  it('stay open when the secret of the installation is changed, unless they were bent before', async () => {
    const way = await open();
    const bent = await open();
    const { db, secret } = world.ports;
    await run(db, sql`update wallet_pay_in_way set account = 'MALLORY' where id = ${BigInt(bent.id)}`);
    await resealDepositMethods(db, 'another secret', secret);
    await resealDepositMethods(db, 'another secret', secret);
    Object.assign(world.ports, { secret: 'another secret' });
    const ids = (await shown()).items.map(({ id }) => id);
    expect([ids.includes(way.id), ids.includes(bent.id)]).toEqual([true, false]);
    await resealDepositMethods(db, secret, 'another secret');
    Object.assign(world.ports, { secret });
  });
});
