import { agreeOn } from '@greenhall/domain/chain/facts';
import { accept } from '@greenhall/domain/shared/result';
import { SECOND } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { JPG } from '@greenhall/test-kit/otc-world';
import { type PayInWorld, micro, openPayInWorld } from '@greenhall/test-kit/pay-in-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows, run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { claim } from '../../chain/index.ts';
import { judgeReports } from './judge-reports.ts';

const PAYER = 'anybody';

describe.each(ENGINES)('whoever cheats with a payment on a network on the %s database', (engine) => {
  let world: PayInWorld;
  let way: { id: string; address: string };
  let anns: { id: string; amount: string };
  let bos: { id: string; amount: string };
  beforeAll(async () => {
    world = await openPayInWorld(engine);
    way = await world.openWay();
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });
  beforeEach(async () => {
    await run(world.ports.db, sql`delete from platform_limit`);
    for (const person of [world.ann, world.bo]) {
      const { exact } = (await person.client.call('wallet.depositMethods')).value;
      for (const { id } of exact) await person.client.call('wallet.giveUpExactPayment', { params: { id } });
    }
    anns = await world.begin(world.ann, way.id);
    bos = await world.begin(world.bo, way.id);
  });

  const now = () => world.ports.clock.now();
  const paid = (amount: string, over: { to?: string; token?: string; at?: Date } = {}) =>
    world.chain.pay({ from: PAYER, to: way.address, amount: micro(amount), at: now(), ...over });
  const report = (person: Person, fields: Record<string, string>) =>
    person.client.upload('wallet.submitRecharge', fields, { voucher: JPG });
  const reasonOf = async (txid: string) =>
    (await world.prove(world.ann, anns.id, txid)).value.checks.find(({ state }) => state === 'failed')?.why;
  const approve = (id: string, name: string) =>
    world.desk(name, 'super').call('wallet.approveRecharge', { params: { id } });
  const claimFor = (thing: { kind: 'trade' | 'recharge'; ref: bigint }, txid: string, log: number | null = 0) =>
    transact(world.ports.db, async (tx) =>
      accept(await claim(tx, { network: 'BEP20', txid, log, ...thing, at: now() })),
    );

  it('does not get another member’s payment, before or after its owner reported it', async () => {
    expect(bos.amount).not.toBe(anns.amount);
    const txid = paid(anns.amount);
    const stolen = await world.prove(world.bo, bos.id, txid);
    expect(stolen.value).toMatchObject({ outcome: 'refuted', recharge: null });
    expect((await world.prove(world.bo, anns.id, txid)).refusal).toBe('notFound');
    // With a picture it is taken, marks nothing as used, and is told to be refuted.
    const picture = await report(world.bo, { amount: bos.amount, reference: txid, exact: bos.id });
    const plain = await report(world.bo, { amount: anns.amount, reference: txid });
    expect([picture.refusal, plain.refusal]).toEqual([undefined, undefined]);
    await judgeReports(world.ports);
    const own = await world.prove(world.ann, anns.id, txid);
    expect(own.value.recharge).toMatchObject({ amount: anns.amount, chain: { isProved: true } });
    const { items } = (await world.desk('max', 'accountant').call('wallet.deskRecharges', { query: {} })).value;
    const seen = (number = '') => items.find((row) => row.number === number);
    expect(seen(picture.value.number)).toMatchObject({ chain: { isProved: false, judgement: { outcome: 'refuted' } } });
    expect(seen(own.value.recharge?.number)?.alsoNamedBy).toEqual([picture.value.number, plain.value.number]);
    // Not even by two operators who overlook all that.
    for (const { value } of [picture, plain]) {
      expect((await approve(value.id, 'one')).value).toMatchObject({ state: 'approved' });
      expect((await approve(value.id, 'two')).refusal).toBe('paymentUsed');
    }
    expect((await world.balance(world.bo, 'usdt')).available).toBe('0.000000');
  });

  it('does not keep its owner from a report with a picture either', async () => {
    const txid = paid(anns.amount);
    world.chain.setDown('BEP20', true);
    const thief = await report(world.bo, { amount: bos.amount, reference: txid, exact: bos.id });
    const owner = await report(world.ann, { amount: anns.amount, reference: txid, exact: anns.id });
    world.chain.setDown('BEP20', false);
    expect([thief.refusal, owner.refusal]).toEqual([undefined, undefined]);
    await judgeReports(world.ports);
    const [own] = (await world.ann.client.call('wallet.recharges')).value.items;
    expect(own).toMatchObject({ number: owner.value.number, chain: { isProved: true } });
  });

  it('gets nothing for another token, amount, address or time', async () => {
    expect(await reasonOf(paid(anns.amount, { token: '0xOther' }))).toBe('otherToken');
    expect(await reasonOf(paid(anns.amount, { to: world.address() }))).toBe('otherReceiver');
    expect(await reasonOf(paid(bos.amount))).toMatch(/^too(Little|Much)$/);
    expect(await reasonOf(paid('300'))).toBe('tooLittle');
    expect(await reasonOf(paid(anns.amount, { at: new Date(now().getTime() - 5 * SECOND) }))).toBe('tooEarly');
    expect((await world.prove(world.ann, anns.id, '0x12')).refusal).toBe('txidInvalid');
    expect((await world.prove(world.ann, anns.id, '')).refusal).toBe('badRequest');
    for (const id of ['x', '-1', '0x1', '9'.repeat(30)])
      expect(
        (await world.ann.client.call('wallet.proveExactPayment', { params: { id }, body: { txid: 'a' } })).status,
      ).toBe(400);
  });

  it('gets nothing from one node that lies', async () => {
    const txid = paid(bos.amount);
    const { facts } = world.chain;
    const lying: typeof facts = async (network, id) => {
      const seen = await facts(network, id);
      if (seen.state !== 'found') return seen;
      const transfers = seen.transfers.map((one) => ({ ...one, units: micro(anns.amount) * 10n ** 12n }));
      return agreeOn(seen, { ...seen, transfers });
    };
    Object.assign(world.chain, { facts: lying });
    const asked = await world.prove(world.ann, anns.id, txid);
    Object.assign(world.chain, { facts });
    expect(asked.value).toMatchObject({ outcome: 'waiting', recharge: null });
    expect(asked.value.checks[0]).toMatchObject({ name: 'found', why: 'nodesDisagree' });
  });

  it('makes one report of one payment, although it is sent twenty times at once', async () => {
    const txid = paid(anns.amount);
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        turn % 2 === 0
          ? world.prove(world.ann, anns.id, txid)
          : report(world.ann, { amount: anns.amount, reference: txid, exact: anns.id }),
      ),
    );
    // Who asks the chain after the first report was made is told that the payment is used, and makes nothing.
    const isTold = (answer: (typeof sent)[number]) => 'recharge' in answer.value && answer.value.recharge === null;
    const accepted = sent.filter(({ refusal }) => refusal === undefined);
    expect(accepted.filter((answer) => !isTold(answer))).toHaveLength(1);
    for (const { value } of accepted.filter(isTold))
      expect(value).toMatchObject({
        checks: expect.arrayContaining([expect.objectContaining({ why: 'usedElsewhere' })]),
      });
    expect(sent.every(({ refusal }) => refusal === undefined || refusal === 'statusChanged')).toBe(true);
    const made = await rows(world.ports.db, sql`select 1 from wallet_recharge where txid = ${txid}`);
    expect(made).toHaveLength(1);
  });

  it('does not get two things for one payment: of twenty claims one wins', async () => {
    const txid = paid('40');
    const uses = Array.from({ length: 20 }, (_, turn) =>
      claimFor(
        { kind: turn % 2 === 0 ? 'trade' : 'recharge', ref: 9_000n + BigInt(turn) },
        txid,
        turn % 3 === 0 ? null : 0,
      ),
    );
    const won = (await Promise.all(uses)).filter((done) => done.ok && done.value);
    expect(won).toHaveLength(1);
    await run(world.ports.db, sql`delete from chain_claim where txid = ${txid}`);
  });

  it('does not pay in with what a trade was paid with', async () => {
    const txid = paid(anns.amount);
    await claimFor({ kind: 'trade', ref: 9_100n }, txid);
    expect(await reasonOf(txid)).toBe('usedElsewhere');
    await run(world.ports.db, sql`delete from chain_claim where txid = ${txid}`);
    expect((await world.prove(world.ann, anns.id, txid)).value).toMatchObject({ outcome: 'proved' });
    expect(await claimFor({ kind: 'trade', ref: 9_100n }, txid)).toMatchObject({ ok: true, value: false });
  });

  it('does not prove again what two operators have booked by its picture', async () => {
    const txid = paid(anns.amount);
    world.chain.setDown('BEP20', true);
    const { id } = (await report(world.bo, { amount: '300', reference: txid })).value;
    await approve(id, 'one');
    expect((await approve(id, 'two')).value).toMatchObject({ state: 'booked' });
    world.chain.setDown('BEP20', false);
    expect(await reasonOf(txid)).toBe('usedElsewhere');
  });

  it('who changes the address in the database closes the way, and is not paid there', async () => {
    const bent = await world.openWay();
    const mine = await world.begin(world.ann, bent.id);
    const thief = world.address();
    await run(world.ports.db, sql`update wallet_pay_in_way set account = ${thief} where id = ${BigInt(bent.id)}`);
    const asked = await world.prove(world.ann, mine.id, paid(mine.amount, { to: thief }));
    expect(asked.value).toMatchObject({ outcome: 'waiting', recharge: null });
    const body = { way: bent.id, amount: '40' };
    expect((await world.bo.client.call('wallet.openExactPayment', { body })).refusal).toBe('notFound');
    const shown = (await world.ann.client.call('wallet.depositMethods')).value;
    expect(shown.items.map(({ id }) => id)).not.toContain(bent.id);
    expect(shown.exact.find(({ id }) => id === mine.id)).toMatchObject({ address: null });
    await run(
      world.ports.db,
      sql`update wallet_pay_in_way set account = ${bent.address} where id = ${BigInt(bent.id)}`,
    );
  });

  it('reads and writes nothing without a session, or with a key used for another request', async () => {
    const txid = paid(anns.amount);
    const stranger = world.guest;
    const params = { id: anns.id };
    expect((await stranger.call('wallet.proveExactPayment', { params, body: { txid } })).refusal).toBe('notSignedIn');
    expect((await stranger.call('wallet.giveUpExactPayment', { params })).refusal).toBe('notSignedIn');
    const key = 'one-key-for-two-acts-00000000';
    const first = await world.ann.client.call('wallet.proveExactPayment', { params, body: { txid }, key });
    const again = await world.ann.client.call('wallet.proveExactPayment', { params, body: { txid }, key });
    expect(again.value.recharge?.number).toBe(first.value.recharge?.number);
    const other = await world.ann.client.call('wallet.proveExactPayment', { params, body: { txid: paid('9') }, key });
    expect(other.refusal).toBeDefined();
  });
});
