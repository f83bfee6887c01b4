import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { demoWallet } from '@greenhall/server/demo/chain/wallet';
import { ENGINES } from '@greenhall/test-kit/database';
import { type PayInWorld, micro, openPayInWorld } from '@greenhall/test-kit/pay-in-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maybeRow } from '../../../platform/database/database.ts';
import { judgePayouts } from './judge-payouts.ts';

type Withdrawal = Output<RouteOf<'wallet.approveWithdrawal'>>;
const HOT = demoWallet('BEP20', 7).address;
const OWN = demoWallet('BEP20', 9).address;

describe.each(ENGINES)('payouts on a network on the %s database', (engine) => {
  let world: PayInWorld;
  let account: string;
  beforeAll(async () => {
    world = await openPayInWorld(engine);
    await world.give(world.ann, { usdt: 5_000n });
    account = ((await world.save(world.ann, OWN)).value as { id: string }).id;
    await world.nextDay(2);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  /** A withdrawal of 100, of which 99 arrive, that one operator has approved. */
  const approved = async (): Promise<string> => {
    const body = { account, amount: '100', payPassword: PAY };
    const { id } = (await world.ann.client.call('wallet.withdraw', { body })).value;
    await world.desk('ada', 'super').call('wallet.approveWithdrawal', { params: { id } });
    return id;
  };
  const name = (id: string, reference: string, operator = 'grace') =>
    world.desk(operator, 'super').call('wallet.approveWithdrawal', { params: { id }, body: { reference } });
  interface Sent {
    readonly to?: string;
    readonly amount?: string;
    readonly token?: string;
    readonly at?: Date;
    readonly confirmations?: number;
  }
  const transfer = ({ to = OWN, amount = '99', at = world.ports.clock.now(), ...more }: Sent) =>
    ({ from: HOT, to, amount: micro(amount), at, ...more }) as const;
  const send = (sent: Sent = {}, txid?: string) => world.chain.pay(transfer(sent), txid);
  const mine = async (id: string) => {
    const { items } = (await world.ann.client.call('wallet.withdrawals')).value;
    return items.find((one) => one.id === id);
  };
  const why = ({ chain }: Withdrawal) => chain?.judgement?.checks.find(({ state }) => state !== 'passed')?.why;
  const claimed = (txid: string) =>
    maybeRow(
      world.ports.db,
      sql<{ kind: string; log: number | null }>`select kind, log from chain_claim where txid = ${txid}`,
    );
  const rejecting = (id: string) =>
    world.desk('grace', 'super').call('wallet.rejectWithdrawal', { params: { id }, body: { reason: 'no' } });

  it('are not recorded by a text that is no transaction', async () => {
    const id = await approved();
    for (const text of ['abc', '399 USDT', `0x${'g'.repeat(64)}`])
      expect((await name(id, text)).refusal).toBe('txidInvalid');
    expect(await mine(id)).toMatchObject({ state: 'approved', reference: null, chain: null });
    await rejecting(id);
  });

  it.each<[string, string, () => Sent]>([
    ['tooLittle', 'less than what arrives', () => ({ amount: '98.999999' })],
    ['tooMuch', 'what was requested, with the fee', () => ({ amount: '100' })],
    ['otherReceiver', 'to another address', () => ({ to: HOT })],
    ['otherToken', 'in another token', () => ({ token: '0xOther' })],
    ['tooEarly', 'before the approval', () => ({ at: new Date(world.ports.clock.now().getTime() - MINUTE) })],
  ])('are not recorded where the chain shows another payment (%s: %s)', async (reason, _, sent) => {
    world.ports.clock.advance(2 * MINUTE);
    const id = await approved();
    const txid = send(sent());
    const { value } = await name(id, txid);
    expect([value.state, value.chain?.isProved, why(value)]).toEqual(['approved', false, reason]);
    expect([await claimed(txid), (await world.balance(world.ann, 'usdt')).locked]).toEqual([undefined, '100.000000']);
    // The member is told nothing of it, and the operator names the right one.
    expect(await mine(id)).toMatchObject({ state: 'approved', reference: null, chain: null });
    expect((await name(id, send())).value).toMatchObject({ state: 'paid', chain: { isProved: true } });
    expect((await world.balance(world.ann, 'usdt')).locked).toBe('0.000000');
  });

  it('are not recorded while the nodes show nothing, or do not answer', async () => {
    const id = await approved();
    expect(why((await name(id, `0x${'d'.repeat(64)}`)).value)).toBe('notFound');
    const txid = send();
    world.chain.setDown('BEP20', true);
    const silent = (await name(id, txid)).value;
    world.chain.setDown('BEP20', false);
    expect([silent.state, why(silent)]).toEqual(['approved', 'noNode']);
    expect((await name(id, txid)).value.state).toBe('paid');
    expect(await claimed(txid)).toEqual({ kind: 'withdrawal', log: 0 });
  });

  it('are sent until they are final, and then paid and told', async () => {
    const id = await approved();
    const txid = send({ confirmations: 2 });
    expect((await name(id, txid)).value).toMatchObject({ state: 'sent', reference: txid });
    expect(await mine(id)).toMatchObject({ state: 'sent', decidedAt: null, chain: { txid, isProved: false } });
    expect((await world.balance(world.ann, 'usdt')).locked).toBe('100.000000');
    expect((await rejecting(id)).refusal).toBe('alreadyDecided');
    expect((await name(id, send())).refusal).toBe('alreadyDecided');
    const drop = { params: { id: account }, body: { payPassword: PAY } };
    expect((await world.ann.client.call('wallet.deleteAccount', drop)).refusal).toBe('addressInUse');
    await judgePayouts(world.ports);
    expect((await mine(id))?.state).toBe('sent');
    send({}, txid);
    await judgePayouts(world.ports);
    expect(await mine(id)).toMatchObject({ state: 'paid', reference: txid, chain: { isProved: true } });
    expect((await world.balance(world.ann, 'usdt')).locked).toBe('0.000000');
    const desk = (await world.desk('ada', 'super').call('wallet.withdrawalCase', { params: { id } })).value.request;
    expect(desk.approvals).toEqual(['ada', 'grace']);
  });

  it('are to be paid again where a reorganisation has taken them away for an hour', async () => {
    const id = await approved();
    const txid = send({ confirmations: 2 });
    expect((await name(id, txid)).value.state).toBe('sent');
    world.chain.forget(txid);
    await judgePayouts(world.ports);
    expect((await mine(id))?.state).toBe('sent');
    world.ports.clock.advance(HOUR);
    await judgePayouts(world.ports);
    expect(await mine(id)).toMatchObject({ state: 'approved', reference: null, chain: null });
    expect(await claimed(txid)).toBeUndefined();
    Object.assign(world.ann, await world.signIn(world.ann.no, world.ann.name));
    // The same operator names the next one.
    expect((await name(id, send())).value.state).toBe('paid');
  });

  it('are to be paid again where what is final is something else', async () => {
    const id = await approved();
    const txid = send({ confirmations: 2 });
    await name(id, txid);
    send({ amount: '98' }, txid);
    await judgePayouts(world.ports);
    expect((await mine(id))?.state).toBe('approved');
    expect(await claimed(txid)).toBeUndefined();
    await rejecting(id);
  });

  it('are each paid by a transaction of their own, also when two are named at once', async () => {
    const [one, other] = [await approved(), await approved()];
    const txid = send();
    const tried = await Promise.all([name(one, txid), name(other, txid, 'bea')]);
    expect(tried.filter(({ refusal, value }) => refusal === undefined && value.state === 'paid')).toHaveLength(1);
    expect(tried.flatMap(({ refusal }) => refusal ?? [])).toEqual([
      expect.stringMatching(/^(paymentUsed|referenceUsed)$/),
    ]);
    const left = (await mine(one))?.state === 'paid' ? other : one;
    expect((await name(left, txid)).refusal).toBe('referenceUsed');
    // What has paid something else already is no payout, and what is a payout pays nothing else.
    const used = send();
    await sql`insert into chain_claim (network, txid, log, kind, ref, at)
              values ('BEP20', ${used}, 0, 'recharge', 999999, ${world.ports.clock.now()})`.execute(world.ports.db);
    expect(why((await name(left, used)).value)).toBe('usedElsewhere');
    await sql`delete from chain_claim where ref = 999999`.execute(world.ports.db);
    await rejecting(left);
  });
});
