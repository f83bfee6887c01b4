import type { Role } from '@greenhall/domain/admin/roles';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allChecks } from '../../../compose.ts';
import { bindSlice } from '../../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { createHttp } from '../../../platform/http/server.ts';
import { adminHandlers } from '../../admin/routes.ts';
import { walletHandlers } from '../routes.ts';

describe.each(ENGINES)('reference rates on the %s database', (engine) => {
  let world: WalletWorld;
  let http: Awaited<ReturnType<typeof createHttp>>;
  let desk: (name: string, role: Role) => TestClient;

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
  beforeEach(async () => {
    await sql`delete from wallet_reference_rate`.execute(world.ports.db);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await http.close();
    await world.close();
  });

  const maker = () => desk('max', 'accountant');
  const propose = (rate: string, currency = 'EUR', by = maker()) =>
    by.call('wallet.proposeRate', { body: { currency, rate, reason: 'of the central bank' } });
  const approve = (id: string, by = desk('carla', 'compliance')) => approveShown(by, id);
  const reject = (id: string) =>
    desk('carla', 'compliance').call('admin.rejectProposal', { params: { id }, body: { reason: 'not this one' } });
  const set = async (rate: string) => approve((await propose(rate)).value.id);
  // Signed in anew, because days pass.
  const shown = async () => {
    const { client } = await world.signIn(world.ann.no, world.ann.name);
    return (await client.call('wallet.rates')).value.items;
  };

  it('are shown once another operator has approved them, and never by who proposed them', async () => {
    const of = world.ports.clock.now().toISOString();
    const made = await propose('0.92');
    expect(made.value).toMatchObject({ kind: 'referenceRate', about: { name: 'EUR', id: null }, state: 'proposed' });
    expect(made.value.changes).toEqual([{ field: 'referenceRate', from: '', to: '0.920000' }]);
    expect(await shown()).toEqual([]);
    expect((await approve(made.value.id, maker())).refusal).toBe('forbidden');
    expect((await approve(made.value.id, desk('max', 'super'))).refusal).toBe('fourEyes');
    expect((await approve(made.value.id, desk('sue', 'support'))).refusal).toBe('forbidden');
    expect(await shown()).toEqual([]);
    world.ports.clock.advance(HOUR);
    expect((await approve(made.value.id)).value.state).toBe('applied');
    expect(await shown()).toEqual([{ currency: 'EUR', rate: '0.920000', of }]);
    expect((await approve(made.value.id)).refusal).toBe('alreadyDecided');
    expect((await maker().call('wallet.deskRates')).value.items).toMatchObject([
      { currency: 'EUR', rate: '0.920000', of, isShown: true },
    ]);
  });

  it('are refused with their code where they are none, far from the last ones, or proposed twice', async () => {
    for (const rate of ['0', '1000000.000001']) expect((await propose(rate)).refusal).toBe('amountRule');
    for (const rate of ['', '-1', '1e3', '0,92', 'x', '0.1234567'])
      expect((await propose(rate)).refusal).toBe('badRequest');
    expect((await propose('1', 'XYZ')).refusal).toBe('badRequest');
    expect((await propose('1', 'EUR', desk('sue', 'support'))).refusal).toBe('forbidden');
    await set('1');
    expect(await propose('1.100001')).toMatchObject({ refusal: 'rateTooFar' });
    expect((await propose('0.899999')).refusal).toBe('rateTooFar');
    const open = await propose('1.1');
    expect((await propose('1.05')).refusal).toBe('resubmitted');
    await reject(open.value.id);
    expect(await shown()).toMatchObject([{ rate: '1.000000' }]);
  });

  it('come no further than ten percent in a day, also by two steps or an approval that comes late', async () => {
    await set('1');
    await set('1.1');
    expect((await propose('1.2')).refusal).toBe('rateTooFar');
    world.ports.clock.advance(DAY);
    const made = await propose('1.2');
    expect(made.refusal).toBeUndefined();
    // Meanwhile another one has come in force, as a second process would write it.
    const now = world.ports.clock.now();
    await sql`insert into wallet_reference_rate (currency, rate, proposed_at, approved_at)
              values ('EUR', 1000000, ${now}, ${now})`.execute(world.ports.db);
    expect((await approve(made.value.id)).refusal).toBe('rateTooFar');
    await reject(made.value.id);
    expect(await shown()).toMatchObject([{ rate: '1.000000' }]);
  });

  it('are not shown any more after three days, and begin anew a day later', async () => {
    await set('1');
    world.ports.clock.advance(3 * DAY - 1);
    expect(await shown()).toMatchObject([{ rate: '1.000000' }]);
    world.ports.clock.advance(1);
    expect(await shown()).toEqual([]);
    expect((await maker().call('wallet.deskRates')).value.items).toMatchObject([{ isShown: false }]);
    expect((await propose('2')).refusal).toBe('rateTooFar');
    world.ports.clock.advance(DAY);
    await set('2');
    expect(await shown()).toMatchObject([{ rate: '2.000000' }]);
  });

  it('are not for guests', async () => {
    expect((await world.guest.call('wallet.rates')).refusal).toBe('notSignedIn');
  });
});
