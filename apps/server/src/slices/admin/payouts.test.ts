import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Payouts } from '@greenhall/test-kit/desk/payouts-world';
import { raceStops } from './test-payouts.ts';

describe.each(ENGINES)('payouts on the %s database', (engine) => {
  let payouts: Payouts;
  beforeAll(async () => {
    payouts = await Payouts.open(engine);
  });
  afterAll(() => payouts.close());
  beforeEach(() => payouts.turnOn());

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

raceStops(3);
