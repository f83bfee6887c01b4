import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES, type Engine } from '@greenhall/test-kit/database';
import { latestActs, operatorCaller } from '@greenhall/test-kit/operators';
import { type PayInWorld, openPayInWorld } from '@greenhall/test-kit/pay-in-world';
import { rounds } from '@greenhall/test-kit/rounds';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { slices } from '../../compose.ts';
import { recentAlarms } from '../../platform/alarms.ts';
import { OPERATOR_COOKIE } from '../../platform/http/caller.ts';
import { createHttp } from '../../platform/http/server.ts';
import type { Job } from '../../platform/jobs.ts';

/** The world of a member with coins, an account to withdraw to, and three supers at the desk. */
class Payouts {
  readonly world: PayInWorld;
  private readonly http: Awaited<ReturnType<typeof createHttp>>;
  private readonly account: string;
  readonly jobs: readonly Job[];
  private paid = 0;

  private constructor(world: PayInWorld, http: Payouts['http'], account: string) {
    this.world = world;
    this.http = http;
    this.account = account;
    this.jobs = slices.flatMap(({ name, jobs }) => (name === 'proof' ? (jobs?.(world.ports) ?? []) : []));
  }

  static async open(engine: Engine): Promise<Payouts> {
    const world = await openPayInWorld(engine);
    const http = await createHttp(world.ports.settings, world.ports.log);
    const auth = { member: world.auth.member, operator: async (name: string) => operatorCaller(name) };
    for (const { bind } of slices) bind?.(http, auth, world.ports);
    await world.give(world.ann, { usdt: 5_000n, mey: 100n });
    await world.save(world.ann, world.address());
    await world.nextDay();
    const [saved] = (await world.ann.client.call('wallet.accounts')).value.items;
    return new Payouts(world, http, saved?.id ?? '');
  }

  as(name: string): TestClient {
    const client = new TestClient(this.http);
    client.setCookie(OPERATOR_COOKIE, name);
    return client;
  }

  ask = async (): Promise<string> => {
    const body = { account: this.account, amount: '10', payPassword: PAY };
    return (await this.world.ann.client.call('wallet.withdraw', { body })).value.id;
  };
  approve = (id: string, name = 'ada') => this.as(name).call('wallet.approveWithdrawal', { params: { id } });
  pay = (id: string, name = 'bea') => {
    this.paid += 1;
    const body = { reference: `OUT-${this.paid}` };
    return this.as(name).call('wallet.approveWithdrawal', { params: { id }, body });
  };
  turn = (on: boolean, name = 'ada') =>
    this.as(name).call('admin.setSwitch', { params: { name: 'payouts' }, body: { on, reason: 'the books' } });
  release = (id: string | null, name = 'bea') => approveShown(this.as(name), id ?? '');
  areOn = async (): Promise<boolean> => (await this.as('ada').call('admin.switches')).value.payouts;
  check = () => this.as('cleo').call('admin.checkLedger');
  /** As somebody would who can write to the database. */
  addToBacking = (more: number) =>
    sql`update ledger_account set balance = balance + ${more}::bigint where purpose = 'backing'`.execute(
      this.world.ports.db,
    );
  alarms = async () => {
    await this.world.ports.alarms.idle();
    const { db, clock } = this.world.ports;
    return (await recentAlarms(db, clock.now())).filter(({ name }) => name === 'payoutsStopped');
  };

  async close(): Promise<void> {
    expect(await this.world.faults()).toEqual([]);
    await this.http.close();
    await this.world.close();
  }
}

describe.each(ENGINES)('payouts on the %s database', (engine) => {
  let payouts: Payouts;
  beforeAll(async () => {
    payouts = await Payouts.open(engine);
  });
  afterAll(() => payouts.close());
  beforeEach(() => sql`update platform_switch set "on" = true`.execute(payouts.world.ports.db));

  it('are stopped by one: nothing is approved or paid, and requests are taken and wait', async () => {
    const { ann } = payouts.world;
    const asked = await payouts.ask();
    const approved = await payouts.ask();
    await payouts.approve(approved);
    const limit = async () => (await ann.client.call('wallet.withdrawalLimit')).value.payouts;
    expect(await limit()).toBe(true);
    expect((await payouts.turn(false)).value).toEqual({ proposal: null });
    expect(await limit()).toBe(false);
    expect(await payouts.approve(asked)).toMatchObject({ refusal: 'payoutsFrozen', status: 409 });
    expect((await payouts.pay(approved)).refusal).toBe('payoutsFrozen');
    const waiting = await payouts.ask();
    const states = (await ann.client.call('wallet.withdrawals')).value.items.map(({ id, state }) => [id, state]);
    expect(Object.fromEntries(states)).toMatchObject({ [asked]: 'requested', [approved]: 'approved' });
    const taken = await ann.client.call('wallet.cancelWithdrawal', { params: { id: waiting }, body: {} });
    expect(taken.value.state).toBe('cancelled');
    const reject = { params: { id: asked }, body: { reason: 'wrong network' } };
    expect((await payouts.as('bea').call('wallet.rejectWithdrawal', reject)).value.state).toBe('rejected');
    expect((await latestActs(payouts.world.ports.db, 2)).map(({ act }) => act)).toEqual([
      'withdrawal.reject',
      'switch.set',
    ]);
  });

  it('are released by two, and only if every check holds', async () => {
    const asked = await payouts.ask();
    await payouts.turn(false);
    const { proposal } = (await payouts.turn(true)).value;
    expect((await payouts.release(proposal, 'ada')).refusal).toBe('fourEyes');
    await payouts.addToBacking(1);
    expect((await payouts.release(proposal)).refusal).toBe('payoutsFrozen');
    expect(await payouts.areOn()).toBe(false);
    await payouts.addToBacking(-1);
    expect((await payouts.release(proposal)).value.state).toBe('applied');
    expect(await payouts.areOn()).toBe(true);
    expect((await payouts.approve(asked)).value.state).toBe('approved');
    expect((await payouts.pay(asked)).value.state).toBe('paid');
  });

  it('stop by themselves when a check finds that money does not fit, and say why', async () => {
    const before = (await payouts.alarms())[0]?.raised ?? 0;
    await payouts.addToBacking(1);
    expect((await payouts.check()).value.clean).toBe(false);
    expect((await payouts.check()).value.clean).toBe(false);
    await payouts.addToBacking(-1);
    expect(await payouts.areOn()).toBe(false);
    const latest = await latestActs(payouts.world.ports.db, 5);
    expect(latest.slice(0, 2)).toMatchObject([{ operator: 'cleo', act: 'ledger.check' }, { act: 'ledger.check' }]);
    const [entry, ...earlier] = latest.slice(2);
    expect(entry).toMatchObject({ operator: null, act: 'switch.stop', subject: 'payouts' });
    expect([entry?.before, entry?.after]).toEqual([{ isOn: true }, { isOn: false }]);
    expect(entry?.reason).toBe('each coin sums to zero over all accounts');
    expect(earlier.filter(({ act, at }) => act === 'switch.stop' && at === entry?.at)).toEqual([]);
    const [alarm] = await payouts.alarms();
    expect(alarm).toMatchObject({
      raised: before + 1,
      detail: { cause: 'each coin sums to zero over all accounts' },
    });
  });

  it('go on when a check finds something that is not about money', async () => {
    const turn = (row: string) => sql`update messages_conversation set ${sql.raw(row)}`.execute(payouts.world.ports.db);
    await payouts.world.ann.client.upload('messages.send', { text: 'Where are my coins?' }, {});
    await turn('last_number = last_number + 1');
    expect((await payouts.check()).value.clean).toBe(false);
    await turn('last_number = last_number - 1');
    expect(await payouts.areOn()).toBe(true);
  });

  it('stop by themselves when a snapshot shows a shortfall, also one that was published before', async () => {
    const { ports } = payouts.world;
    expect((await payouts.as('cleo').call('proof.take')).status).toBe(200);
    expect(await payouts.areOn()).toBe(true);
    ports.clock.advance(120_000);
    await payouts.addToBacking(-1);
    expect((await payouts.as('cleo').call('proof.take')).status).toBe(200);
    await payouts.addToBacking(1);
    expect(await payouts.areOn()).toBe(false);
    const [entry] = (await latestActs(ports.db, 2)).filter(({ act }) => act === 'switch.stop');
    expect(entry).toMatchObject({ operator: null, reason: 'snapshot 2' });
    await sql`update platform_switch set "on" = true`.execute(ports.db);
    for (const { run } of payouts.jobs.slice(0, 1)) await run();
    expect(await payouts.areOn()).toBe(false);
    // While it is the newest, nobody releases them.
    const { proposal } = (await payouts.turn(true)).value;
    expect((await payouts.release(proposal)).refusal).toBe('payoutsFrozen');
    ports.clock.advance(120_000);
    await payouts.as('cleo').call('proof.take');
    expect((await payouts.release(proposal)).value.state).toBe('applied');
  });
});

describe('payouts that are stopped while one is paid, on the postgresql database', () => {
  it('end before the stop or not at all', async () => {
    const payouts = await Payouts.open('postgresql');
    const { db } = payouts.world.ports;
    for (let round = 0; round < rounds(6, 60); round += 1) {
      const asked = await payouts.ask();
      await payouts.approve(asked);
      const [paid, stopped] = await Promise.all([payouts.pay(asked), payouts.turn(false)]);
      expect(stopped.status).toBe(200);
      const order = (await latestActs(db, 2)).map(({ act }) => act);
      if (paid.refusal === undefined) expect(order).toEqual(['switch.set', 'withdrawal.pay']);
      else expect([paid.refusal, order[0]]).toEqual(['payoutsFrozen', 'switch.set']);
      await sql`update platform_switch set "on" = true`.execute(db);
    }
    await payouts.close();
  });
});
