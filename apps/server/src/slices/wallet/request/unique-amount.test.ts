import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { JPG } from '@greenhall/test-kit/otc-world';
import { type PayInWorld, micro, openPayInWorld } from '@greenhall/test-kit/pay-in-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../../platform/database/database.ts';
import { notifyEnding } from '../pay-in/notify-ending.ts';
import { judgeReports } from './judge-reports.ts';

const PAYER = 'anybody';

describe.each(ENGINES)('a payment on a network on the %s database', (engine) => {
  let world: PayInWorld;
  let way: { id: string; address: string };
  beforeAll(async () => {
    world = await openPayInWorld(engine);
    way = await world.openWay();
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const now = () => world.ports.clock.now();
  const paid = (amount: string, over: { confirmations?: number } = {}, txid?: string) =>
    world.chain.pay({ from: PAYER, to: way.address, amount: micro(amount), at: now(), ...over }, txid);
  const shown = async (who = world.ann) => (await who.client.call('wallet.depositMethods')).value;
  const giveUp = (id: string, who = world.ann) => who.client.call('wallet.giveUpExactPayment', { params: { id } });
  const begin = (amount?: string, who = world.ann) => world.begin(who, way.id, amount);
  const report = (exact: string, amount: string, reference: string, over: Record<string, string> = {}) =>
    world.ann.client.upload('wallet.submitRecharge', { amount, reference, exact, ...over }, { voucher: JPG });
  const claims = (txid: string) =>
    rows(world.ports.db, sql<{ kind: string }>`select kind from chain_claim where txid = ${txid}`);
  const desk = async (number: string) =>
    (await world.desk('max', 'accountant').call('wallet.deskRecharges', { query: {} })).value.items.find(
      (row) => row.number === number,
    );
  const approve = (id: string, name: string) =>
    world.desk(name, 'super').call('wallet.approveRecharge', { params: { id } });

  it('gets an amount of its own for a day, and no second one meanwhile', async () => {
    const made = await begin('300');
    expect(made.amount).toMatch(/^300\.00\d{4}$/);
    expect(micro(made.amount)).toBeGreaterThan(300_000_000n);
    const dueAt = new Date(now().getTime() + DAY).toISOString();
    const expected = { id: made.id, way: way.id, network: 'BEP20', address: way.address, amount: made.amount, dueAt };
    expect((await shown()).exact).toMatchObject([expected]);
    expect((await shown(world.bo)).exact).toEqual([]);
    const again = await world.ann.client.call('wallet.openExactPayment', { body: { way: way.id, amount: '300' } });
    expect(again.refusal).toBe('statusChanged');
    expect((await giveUp(made.id, world.bo)).refusal).toBe('notFound');
    expect((await giveUp(made.id)).refusal).toBeUndefined();
    expect((await giveUp(made.id)).refusal).toBe('statusChanged');
    expect((await world.prove(world.ann, made.id, paid(made.amount))).refusal).toBe('statusChanged');
    expect((await shown()).exact).toEqual([]);
  });

  it('is announced once, an hour before its end, and not where it has ended', async () => {
    const { ann, bo, ports } = world;
    const told = async () =>
      rows(
        ports.db,
        sql<{ no: bigint; until: string }>`
          select member_no as no, params ->> 'until' as until from notifications_notice
           where kind = 'exactEnding' order by id`,
      );
    const made = await begin('300');
    const until = new Date(now().getTime() + DAY).toISOString();
    await giveUp((await begin('300', bo)).id, bo);
    ports.clock.advance(DAY - HOUR - 1);
    await notifyEnding(ports);
    expect(await told()).toEqual([]);
    ports.clock.advance(1);
    await Promise.all([notifyEnding(ports), notifyEnding(ports)]);
    await notifyEnding(ports);
    expect(await told()).toEqual([{ no: BigInt(ann.no), until }]);
    for (const person of [ann, bo]) Object.assign(person, await world.signIn(person.no, person.name));
    await giveUp(made.id);
    // Nobody was there to tell it in time: the hour is over, and nothing is said any more.
    const late = await begin('300');
    ports.clock.advance(DAY);
    await notifyEnding(ports);
    expect(await told()).toHaveLength(1);
    for (const person of [ann, bo]) Object.assign(person, await world.signIn(person.no, person.name));
    await giveUp(late.id);
  });

  it('is refused for what is no amount, beyond the limits, or by another way', async () => {
    const ask = async (body: { way?: string; amount?: string }) =>
      (await world.ann.client.call('wallet.openExactPayment', { body: { way: way.id, amount: '300', ...body } }))
        .refusal;
    expect(await ask({ amount: '300.001' })).toBe('amountRule');
    expect(await ask({ amount: '9.99' })).toBe('amountRange');
    expect(await ask({ amount: '5000.01' })).toBe('amountRange');
    for (const amount of ['', '-1', 'x', '1e3', '9'.repeat(60)]) expect(await ask({ amount })).toBe('badRequest');
    expect(await ask({ way: '999999' })).toBe('notFound');
    expect(await ask({ way: '-1' })).toBe('badRequest');
    const bank = { kind: 'bank', account: 'DE02', holder: 'Greenhall' };
    const proposed = (await world.propose(bank)).value as { id: string };
    expect(await ask({ way: String(BigInt(way.id) + 1n) })).toBe('notFound');
    await world.approve(proposed.id);
    await world.nextDay();
    const other = (await shown()).items.find(({ kind }) => kind === 'bank');
    expect(await ask({ way: other?.id ?? '' })).toBe('notFound');
  });

  it('is reported by its transaction, and credited by two operators alone', async () => {
    const made = await begin();
    const txid = paid(made.amount);
    const done = await world.prove(world.ann, made.id, txid.toUpperCase().replace('0X', '0x'));
    expect(done.value).toMatchObject({
      outcome: 'proved',
      recharge: { amount: made.amount, reference: txid, state: 'submitted', chain: { txid, isProved: true } },
    });
    expect(done.value.checks.map(({ name, state }) => [name, state])).toEqual(
      ['found', 'succeeded', 'token', 'receiver', 'amount', 'blockTime', 'finality', 'unused'].map((name) => [
        name,
        'passed',
      ]),
    );
    expect(await world.balance(world.ann, 'usdt')).toMatchObject({ available: '0.000000' });
    expect((await shown()).exact).toEqual([]);
    expect((await world.prove(world.ann, made.id, txid)).refusal).toBe('statusChanged');
    const { number = '', id = '' } = done.value.recharge ?? {};
    expect(await desk(number)).toMatchObject({ voucher: null, chain: { isProved: true }, alsoNamedBy: [] });
    expect((await approve(id, 'one')).value).toMatchObject({ state: 'approved' });
    expect((await approve(id, 'one')).refusal).toBe('fourEyes');
    expect((await approve(id, 'two')).value).toMatchObject({ state: 'booked' });
    expect((await world.balance(world.ann, 'usdt')).available).toBe(made.amount);
  });

  it('waits for its confirmations, check by check, and is reported by the same press later', async () => {
    const made = await begin();
    const txid = paid(made.amount, { confirmations: 3 });
    const early = await world.prove(world.ann, made.id, txid);
    expect(early.value).toMatchObject({ outcome: 'waiting', recharge: null });
    expect(early.value.checks.find(({ state }) => state !== 'passed')).toMatchObject({
      name: 'finality',
      why: 'moreBlocks',
      params: { seen: 3, needed: 12 },
    });
    paid(made.amount, { confirmations: 12 }, txid);
    expect((await world.prove(world.ann, made.id, txid)).value.recharge).toMatchObject({ state: 'submitted' });
  });

  it('is reported with a picture while the chain does not show it, and claims nothing until it does', async () => {
    const made = await begin();
    const txid = paid(made.amount, { confirmations: 3 });
    expect((await report(made.id, '300', txid)).refusal).toBe('amountRule');
    expect((await report(made.id, made.amount, 'REF-1')).refusal).toBe('txidInvalid');
    expect((await report(made.id, made.amount, txid, { way: '1' + way.id })).refusal).toBe('notFound');
    expect((await report('999999', made.amount, txid)).refusal).toBe('notFound');
    const done = await report(made.id, made.amount, txid, { way: way.id });
    expect(done.value).toMatchObject({ reference: txid, chain: { txid, judgement: null, isProved: false } });
    expect((await report(made.id, made.amount, txid)).refusal).toBe('statusChanged');
    await judgeReports(world.ports);
    const { number } = done.value;
    expect(await desk(number)).toMatchObject({ chain: { judgement: { outcome: 'waiting' }, isProved: false } });
    expect((await desk(number))?.voucher).not.toBeNull();
    expect(await claims(txid)).toEqual([]);
    paid(made.amount, { confirmations: 12 }, txid);
    await judgeReports(world.ports);
    expect(await desk(number)).toMatchObject({ chain: { judgement: { outcome: 'proved' }, isProved: true } });
    expect(await claims(txid)).toEqual([{ kind: 'recharge' }]);
    const [own] = (await world.ann.client.call('wallet.recharges')).value.items;
    expect(own).toMatchObject({ number, chain: { isProved: true } });
  });

  it('is taken with a picture while no node answers, and a rejected one gives its transaction free', async () => {
    const made = await begin();
    const txid = paid(made.amount);
    world.chain.setDown('BEP20', true);
    const blind = await world.prove(world.ann, made.id, txid);
    expect(blind.value).toMatchObject({ outcome: 'waiting', recharge: null });
    expect(blind.value.checks[0]).toMatchObject({ name: 'found', why: 'noNode' });
    const { id } = (await report(made.id, made.amount, txid)).value;
    world.chain.setDown('BEP20', false);
    await judgeReports(world.ports);
    expect(await claims(txid)).toHaveLength(1);
    const rejected = await world.desk('one', 'super').call('wallet.rejectRecharge', {
      params: { id },
      body: { reason: 'not ours' },
    });
    expect(rejected.value).toMatchObject({ state: 'rejected' });
    expect(await claims(txid)).toEqual([]);
  });

  it('may be reported for thirty days after its time, in which nobody else gets its amount', async () => {
    const made = await begin('77');
    const txid = paid(made.amount);
    await world.nextDay(30);
    expect((await shown()).exact).toMatchObject([{ id: made.id }]);
    expect((await world.prove(world.ann, made.id, txid)).value).toMatchObject({ outcome: 'proved' });
    const late = await begin('77');
    world.ports.clock.advance(DAY + HOUR);
    Object.assign(world.ann, await world.signIn(world.ann.no, world.ann.name));
    expect((await world.prove(world.ann, late.id, paid(late.amount))).value).toMatchObject({ outcome: 'refuted' });
    await world.nextDay(31);
    expect((await shown()).exact).toEqual([]);
    expect((await world.prove(world.ann, late.id, paid(late.amount))).refusal).toBe('statusChanged');
    // What nobody can report any more stands in nobody's way.
    expect((await begin('77')).id).not.toBe(late.id);
  });

  it('is begun ten times a day at most', async () => {
    await world.nextDay();
    const refusals: (string | undefined)[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const made = await world.bo.client.call('wallet.openExactPayment', { body: { way: way.id, amount: '20' } });
      refusals.push(made.refusal);
      if (!made.refusal) await giveUp(made.value.id, world.bo);
    }
    expect(refusals.filter((one) => one === undefined)).toHaveLength(10);
    expect(refusals.at(-1)).toBe('tooFrequent');
  });

  it('says live that nothing more must be paid once its way is closed, and may still be reported', async () => {
    const closing = await world.openWay('TRC20');
    const made = await world.begin(world.ann, closing.id);
    const told: string[] = [];
    const { publish } = world.ports.live;
    Object.assign(world.ports.live, {
      publish: (...[tx, ...all]: Parameters<typeof publish>) => {
        told.push(...all.flatMap(({ channels }) => channels));
        return publish(tx, ...all);
      },
    });
    const body = { reason: 'the key is lost' };
    await world.desk('max', 'accountant').call('wallet.closeDepositMethod', { params: { id: closing.id }, body });
    Object.assign(world.ports.live, { publish });
    expect(told).toEqual([`member:${world.ann.no}`]);
    const left = (await shown()).exact.find(({ id }) => id === made.id);
    expect(left).toMatchObject({ address: null, amount: made.amount });
    const again = await world.ann.client.call('wallet.openExactPayment', { body: { way: closing.id, amount: '50' } });
    expect(again.refusal).toBe('notFound');
    const at = now();
    const txid = world.chain
      .pay({ from: PAYER, to: closing.address, amount: micro(made.amount), at })
      .replace('0x', '');
    world.chain.pay({ from: PAYER, to: closing.address, amount: micro(made.amount), at }, txid);
    const done = await world.prove(world.ann, made.id, txid);
    expect(done.value.recharge).toMatchObject({ doNotPay: true, chain: { isProved: true } });
  });
});
