import { readFileSync } from 'node:fs';
import { amount, MICRO } from '@greenhall/domain/shared/money';
import { type ExpectedPayment, judgePayment } from '@greenhall/domain/chain/judge';
import { unitsOf } from '@greenhall/domain/chain/units';
import { addressOfDigits } from '@greenhall/domain/chain/addresses';
import { type Network, NETWORKS } from '@greenhall/domain/chain/networks';
import { openChain } from '@greenhall/server/platform/chain/chain';
import { hashes } from '@greenhall/server/platform/chain/hashes';
import type { ChainPort } from '@greenhall/server/platform/chain/port';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestChain, type TestChain } from './chain.ts';
import { compileToken } from './compile-token.ts';

it('the token of the test chains is what its source says', () => {
  const kept = readFileSync(new URL('../../apps/server/src/demo/chain/test-token.hex', import.meta.url), 'utf8');
  expect(kept.trim()).toBe(compileToken());
});

describe.each(NETWORKS)('payments on a real chain that stands for %s', (network: Network) => {
  const address = (letter: string) => addressOfDigits(network, letter.repeat(40), hashes);
  const [buyer, seller, stranger] = [address('b'), address('a'), address('c')];
  const total = amount<'usdt'>(100n * MICRO + 7n);
  let chain: TestChain;
  let port: ChainPort;
  let units: bigint;
  let openedAt: number;
  beforeAll(async () => {
    chain = await openTestChain(network);
    port = openChain({ BEP20: undefined, TRC20: undefined, [network]: chain.settings });
    units = unitsOf(total, chain.decimals) ?? 0n;
    await chain.give(buyer, units * 100n);
    openedAt = Date.now() - 1_000;
  });
  afterAll(() => chain.stop());
  beforeEach(() => {
    for (const node of chain.nodes) Object.assign(node, { isDown: false, lie: undefined });
  });

  const judge = async (txid: string, change: Partial<ExpectedPayment> = {}) => {
    const order = {
      receiver: seller,
      sender: buyer,
      total,
      openedAt,
      closedAt: null,
      askedAt: Date.now(),
      usedLogs: [],
    };
    return judgePayment({ terms: port.terms(network), ...order, ...change }, await port.facts(network, txid));
  };
  const faults = async (txid: string, change: Partial<ExpectedPayment> = {}) => {
    const judged = await judge(txid, change);
    const open = judged.checks.filter(({ state }) => state === 'failed' || state === 'waiting');
    return [judged.outcome, ...open.map(({ name, why }) => `${name}: ${why}`)];
  };

  it('are proved once their blocks stand, and found without being told', async () => {
    const head = await port.head(network);
    const since = head.state === 'read' ? head.block + 1n : 0n;
    const txid = await chain.pay({ from: buyer, to: seller, units });
    expect(await faults(txid)).toEqual(['waiting', 'finality: moreBlocks']);
    await chain.mine(2);
    expect(await faults(txid)).toEqual(['proved']);
    expect(await port.incoming(network, seller, since)).toMatchObject({
      transfers: [{ txid, transfer: { from: buyer, to: seller, units } }],
    });
    expect(await port.incoming(network, stranger, since)).toMatchObject({ transfers: [] });
    const { log } = await judge(txid);
    expect(await faults(txid, { usedLogs: [log ?? 0] })).toEqual(['refuted', 'unused: usedElsewhere']);
  });

  it('that are wrong are refuted, and why', async () => {
    const fake = await chain.deploy();
    await chain.give(buyer, units, fake);
    await chain.give(stranger, units);
    const wrong = {
      'token: otherToken': await chain.pay({ from: buyer, to: seller, units, token: fake }),
      'receiver: otherReceiver': await chain.pay({ from: buyer, to: stranger, units }),
      'sender: otherSender': await chain.pay({ from: stranger, to: seller, units }),
      'amount: tooLittle': await chain.pay({ from: buyer, to: seller, units: units - 1n }),
      'amount: tooMuch': await chain.pay({ from: buyer, to: seller, units: units + 1n }),
    };
    const broke = await chain.pay({ from: address('d'), to: seller, units });
    await chain.mine(3);
    for (const [why, txid] of Object.entries(wrong)) expect(await faults(txid)).toEqual(['refuted', why]);
    expect((await faults(broke)).slice(0, 2)).toEqual(['refuted', 'succeeded: reverted']);
    expect((await faults(`${network === 'BEP20' ? '0x' : ''}${'0'.repeat(64)}`))[1]).toBe('found: notFound');
  });

  it('are left open by a node that lies or is gone', async () => {
    const txid = await chain.pay({ from: buyer, to: seller, units: units - 1n });
    await chain.mine(3);
    const [, second] = chain.nodes;
    const inflate = (value: string) =>
      value.replace(/"data":"0x[0-9a-f]{64}"/, `"data":"0x${units.toString(16).padStart(64, '0')}"`);
    second.lie = (method, result) =>
      method === 'eth_getTransactionReceipt' ? JSON.parse(inflate(JSON.stringify(result))) : result;
    expect((await faults(txid))[1]).toBe('found: nodesDisagree');
    second.isDown = true;
    expect((await faults(txid))[1]).toBe('found: oneNode');
    for (const node of chain.nodes) node.isDown = true;
    expect([await port.health(network), (await faults(txid))[1]]).toEqual(['noNode', 'found: noNode']);
  });

  it('that come a day after the order closed are too late', async () => {
    await chain.travel(25 * 3600);
    const txid = await chain.pay({ from: buyer, to: seller, units });
    await chain.mine(3);
    const askedAt = Date.now() + 25 * 3_600_000;
    expect(await faults(txid, { closedAt: openedAt, askedAt })).toEqual(['refuted', 'blockTime: tooLate']);
    expect(await faults(txid, { askedAt })).toEqual(['proved']);
    // By our own clock that day has not come: the chain's word on it alone proves nothing.
    expect((await judge(txid)).outcome).toBe('waiting');
  });
});
