import { unitsOf } from '@greenhall/domain/chain/units';
import { parseAmount } from '@greenhall/domain/shared/money';
import { DAY, HOUR, MINUTE, SECOND } from '@greenhall/domain/shared/time';
import { addressOfDigits } from '@greenhall/domain/chain/addresses';
import { NETWORKS, type Network } from '@greenhall/domain/chain/networks';
import { type TestChain, openTestChain } from '@greenhall/test-kit/chain';
import { type OtcWorld, type Trader, openTradingWorld } from '@greenhall/test-kit/otc-world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openChain } from '../../../platform/chain/chain.ts';
import { hashes } from '../../../platform/chain/hashes.ts';
import type { ChainPort } from '../../../platform/chain/port.ts';

/** Blocks after which a payment is final here. */
const FINAL = 3;

describe.each(NETWORKS)('a payment on a real chain that stands for %s', (network: Network) => {
  const [stranger, pauper] = ['c', 'd'].map((digit) => addressOfDigits(network, digit.repeat(40), hashes)) as [
    string,
    string,
  ];
  let chain: TestChain;
  let world: OtcWorld<ChainPort>;
  let fake: string;
  beforeAll(async () => {
    chain = await openTestChain(network, FINAL);
    world = await openTradingWorld(
      'postgresql',
      network,
      openChain({ BEP20: undefined, TRC20: undefined, [network]: chain.settings }),
    );
    fake = await chain.deploy();
    for (const payer of [world.buyer.address, stranger]) {
      await chain.give(payer, 10n ** BigInt(chain.decimals + 6));
      await chain.give(payer, 10n ** BigInt(chain.decimals + 6), fake);
    }
    // The house begins where the chain stands; from then on the chain's clock is set by the house's.
    const { timestamp } = (await chain.ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: string };
    await world.pass(Number(timestamp) * SECOND - world.ports.clock.now().getTime());
  });
  beforeEach(() => world.pass(2 * DAY));
  afterEach(async () => {
    for (const node of chain.nodes) Object.assign(node, { isDown: false, lie: undefined });
    await world.pass(2 * DAY);
    const { value } = await world.seller.client.call('otc.myListings', { query: { open: '1' } });
    for (const { id } of value.items) await world.seller.client.call('otc.revoke', { params: { id } });
    expect(await world.faults()).toEqual([]);
  });
  afterAll(() => chain.stop());
  afterAll(() => world.close());

  const see = async (trade: string) => (await world.buyer.client.call('otc.trade', { params: { id: trade } })).value;
  const units = async (trade: string) => unitsOf(parseAmount((await see(trade)).total) ?? 0n, chain.decimals) ?? 0n;
  const mey = async ({ client }: Trader) =>
    (await client.call('wallet.balances')).value.items.find(({ coin }) => coin === 'mey');
  const listing = async () =>
    (await world.seller.client.call('otc.myListings', { query: { open: '1' } })).value.items[0]?.id ?? '';
  const confirm = async (trade: string) =>
    world.seller.client.call('otc.confirm', { params: { id: trade }, body: await world.releasing(trade) });
  const markets = async () =>
    (await world.buyer.client.call('otc.markets')).value.items.map((market) => `${market.network} ${market.chain}`);
  /** What has not passed, as `check: why`. */
  const open = async (trade: string) =>
    ((await see(trade)).proof?.checks ?? [])
      .filter(({ state }) => state === 'failed' || state === 'waiting')
      .map(({ name, why }) => `${name}: ${why}`);
  /** A payment in the house's time. */
  const send = async (payment: Parameters<TestChain['pay']>[0]) => {
    await chain.ask('anvil_setTime', [Math.ceil(world.ports.clock.now().getTime() / SECOND)]);
    return chain.pay(payment);
  };
  /** A payment of an order, right but for what is changed. */
  const pay = async (
    trade: string,
    change: { from?: string; to?: string; token?: string; more?: bigint } = {},
  ): Promise<string> => {
    const { more = 0n, ...way } = change;
    const right = { from: world.buyer.address, to: world.seller.address, units: (await units(trade)) + more };
    return send({ ...right, ...way });
  };

  it('that is right is found without being told and releases the coins once it is final', async () => {
    const trade = await world.trade({ quantity: '100', releaseOnProof: true });
    const txid = await pay(trade);
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'waitForConfirmation', txid, proof: { outcome: 'waiting' } });
    expect(await open(trade)).toEqual(['finality: moreBlocks']);
    await chain.mine(FINAL - 1);
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'completed', event: 'prove', proof: { outcome: 'proved' } });
    expect(await open(trade)).toEqual([]);
    const before = await mey(world.buyer);
    await world.pass(DAY);
    expect(Number((await mey(world.buyer))?.available) - Number(before?.available)).toBeCloseTo(100, 6);
  });

  it.each<[string, string, (trade: string) => Promise<string>]>([
    ['in another token', 'token: otherToken', (trade) => pay(trade, { token: fake })],
    ['to another receiver', 'receiver: otherReceiver', (trade) => pay(trade, { to: stranger })],
    ['of too little', 'amount: tooLittle', (trade) => pay(trade, { more: -1n })],
    ['of too much', 'amount: tooMuch', (trade) => pay(trade, { more: 1n })],
    ['that was reverted', 'succeeded: reverted', (trade) => pay(trade, { from: pauper })],
  ])('%s is refuted by that check, once it is final, and holds the coins', async (_, fault, wrong) => {
    const before = await mey(world.seller);
    const trade = await world.trade({ quantity: '100', releaseOnProof: true });
    await world.claim(trade, { txid: await wrong(trade) });
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'waitForConfirmation', proof: { outcome: 'waiting' } });
    await chain.mine(FINAL);
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'paymentError', event: 'refute', duty: 'buyer' });
    expect(await open(trade)).toContain(fault);
    expect((await see(trade)).proof?.checks.filter(({ state }) => state === 'failed')).toHaveLength(1);
    expect(Number(before?.available) - Number((await mey(world.seller))?.available)).toBeCloseTo(100.5, 6);
    await world.buyer.client.call('otc.cancel', { params: { id: trade } });
    expect((await see(trade)).state).toBe('canceled');
  });

  it('from before the order opened is not taken for it', async () => {
    const from = world.buyer.address;
    const early = await send({ from, to: world.seller.address, units: 100n * 10n ** BigInt(chain.decimals) });
    await chain.mine(FINAL);
    await world.pass(10 * MINUTE);
    const trade = await world.trade({ quantity: '100' });
    expect((await see(trade)).total).toBe('100.000000');
    await world.claim(trade, { txid: early });
    await world.pass(MINUTE);
    expect(await open(trade)).toEqual(['blockTime: tooEarly']);
    expect((await see(trade)).state).toBe('paymentError');
  });

  it('that comes after the order closed counts for a day, and not longer', async () => {
    const late = await world.trade({ quantity: '300' });
    const tooLate = await world.take(world.buyer, await listing());
    for (const id of [late, tooLate]) await world.buyer.client.call('otc.cancel', { params: { id } });
    await world.pass(DAY - HOUR);
    await pay(late);
    await chain.mine(FINAL);
    await world.pass(MINUTE);
    expect(await see(late)).toMatchObject({ state: 'waitForConfirmation', event: 'revive' });
    await world.pass(HOUR + 10 * MINUTE);
    await pay(tooLate);
    await chain.mine(FINAL);
    await world.pass(MINUTE);
    expect(await see(tooLate)).toMatchObject({ state: 'canceled', event: 'cancel', txid: null });
    await confirm(late);
  });

  it('pays one order alone, whichever others name it', async () => {
    const first = await world.trade({ quantity: '300' });
    const second = await world.take(world.buyer, await listing());
    const third = await world.take(world.buyer, await listing());
    const txid = await pay(first);
    for (const trade of [first, second]) await world.claim(trade, { txid });
    await chain.mine(FINAL);
    await world.pass(MINUTE);
    expect(await see(first)).toMatchObject({ state: 'waitForConfirmation', proof: { outcome: 'proved' } });
    expect((await see(second)).state).toBe('paymentError');
    expect(await open(second)).toContain('unused: usedElsewhere');
    const again = await world.buyer.client.upload('otc.claim', { txid }, { voucher: world.jpg }, { id: third });
    expect(again.refusal).toBe('paymentUsed');
    expect((await see(third)).state).toBe('waitForPayment');
    await confirm(first);
  });

  it('proves nothing while a node is gone or lies, and clocks stand still when both are gone', async () => {
    const trade = await world.trade({ quantity: '100' });
    const txid = await pay(trade);
    await chain.mine(FINAL);
    const [one, other] = chain.nodes;
    other.isDown = true;
    await world.claim(trade, { txid });
    await world.pass(MINUTE);
    expect(await open(trade)).toContain('found: oneNode');
    other.isDown = false;
    other.lie = (method, result) => (method === 'eth_getTransactionReceipt' ? null : result);
    await world.pass(MINUTE);
    expect(await open(trade)).toContain('found: nodesDisagree');
    expect(await see(trade)).toMatchObject({ state: 'waitForConfirmation', isPaused: false });
    one.isDown = other.isDown = true;
    await world.pass(MINUTE);
    const { dueAt } = await see(trade);
    expect(await see(trade)).toMatchObject({ state: 'waitForConfirmation', isPaused: true });
    expect(await markets()).toContain(`${network} unreachable`);
    await world.pass(30 * MINUTE);
    await world.pass(5 * HOUR);
    expect(await see(trade)).toMatchObject({ state: 'waitForConfirmation', dueAt });
    Object.assign(other, { lie: undefined });
    one.isDown = other.isDown = false;
    await world.pass(MINUTE);
    const moved = await see(trade);
    expect(moved).toMatchObject({ isPaused: false, proof: { outcome: 'proved' } });
    expect(Date.parse(moved.dueAt ?? '') - Date.parse(dueAt ?? '')).toBe(5 * HOUR + 31 * MINUTE);
    expect(await markets()).toEqual(
      [`${network} ready`, `${network === 'BEP20' ? 'TRC20' : 'BEP20'} notConfigured`].toSorted(),
    );
    await confirm(trade);
  });

  it('from another wallet than the one that was proved by a signature is refuted', async () => {
    const { client, account: id, wallet } = world.buyer;
    const { text, issuedAt } = (await client.call('wallet.accountChallenge', { params: { id } })).value;
    await client.call('wallet.proveAccount', {
      params: { id },
      body: { issuedAt, signature: await wallet.sign(text) },
    });
    const trade = await world.trade({ quantity: '100', releaseOnProof: true });
    await world.claim(trade, { txid: await pay(trade, { from: stranger }) });
    await chain.mine(FINAL);
    await world.pass(MINUTE);
    expect(await open(trade)).toEqual(['sender: otherSender']);
    expect((await see(trade)).state).toBe('paymentError');
    await world.claim(trade, { txid: await pay(trade) });
    await chain.mine(FINAL);
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'completed', event: 'prove' });
    expect((await see(trade)).proof?.checks).toContainEqual({ name: 'sender', state: 'passed' });
  });
});
