import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '@greenhall/test-kit/settings';
import { SettingsError } from '../settings/settings.ts';
import { openChain } from './chain.ts';

const TOKEN = '0x52908400098527886E0F7030069857D2E4169EE7';
const SELLER = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const TXID = `0x${'ab'.repeat(32)}`;
const HASH = `0x${'cd'.repeat(32)}`;
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const LOG = {
  address: TOKEN.toLowerCase(),
  topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', word(TOKEN), word(SELLER)],
  data: `0x${(5n * 10n ** 18n).toString(16).padStart(64, '0')}`,
  logIndex: '0x7',
  blockNumber: '0x64',
  transactionHash: TXID,
};

type Answers = Readonly<Record<string, unknown>>;
/** What a node answers to each question, or the text it answers to all; nothing of one that is down. */
type Manner = Answers | string | undefined;
const DOWN = undefined;
const honest: Answers = {
  eth_blockNumber: '0x72',
  eth_getTransactionReceipt: {
    status: '0x1',
    blockNumber: '0x64',
    blockHash: HASH,
    transactionHash: TXID,
    logs: [LOG],
  },
  eth_getBlockByNumber: { hash: HASH, number: '0x64', timestamp: '0x6500', transactions: [] },
  eth_getLogs: [LOG],
};

const receiptOf = (answers: Answers) => answers['eth_getTransactionReceipt'] as Answers;

const servers: Server[] = [];
async function node(answers: Manner): Promise<string> {
  if (answers === undefined) return 'http://127.0.0.1:9';
  const server = createServer((request, response) => {
    request.on('data', (asked: Buffer) => {
      const { method } = JSON.parse(asked.toString()) as { method: string };
      response.end(typeof answers === 'string' ? answers : JSON.stringify({ result: answers[method] }));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function chainOf(first: Manner, second: Manner) {
  const nodes = [await node(first), await node(second)] as const;
  return openChain({ BEP20: { nodes, token: TOKEN, decimals: 18, confirmations: 15 }, TRC20: undefined });
}
const facts = async (first: Manner, second: Manner) => (await chainOf(first, second)).facts('BEP20', TXID);

describe('two nodes that say the same', () => {
  it('give the facts of a transaction', async () => {
    expect(await facts(honest, { ...honest, eth_blockNumber: '0x70' })).toEqual({
      state: 'found',
      succeeded: true,
      blockNumber: 100n,
      blockHash: HASH,
      blockTime: 0x6500 * 1_000,
      confirmations: 13,
      transfers: [{ log: 0, token: TOKEN, from: TOKEN, to: SELLER, units: 5n * 10n ** 18n }],
    });
    const unseen = { ...honest, eth_getTransactionReceipt: null };
    expect(await facts(unseen, unseen)).toEqual({ state: 'notFound' });
    const reorganised = { ...honest, eth_getBlockByNumber: { hash: TXID, number: '0x64', timestamp: '0x6500' } };
    expect(await facts(reorganised, reorganised)).toEqual({ state: 'notFound' });
  });
  it('number a transfer by its place in the transaction, wherever in a block that lands', async () => {
    const approval = { ...LOG, topics: [HASH] };
    const within = (first: number): Answers => {
      const logs = [approval, LOG].map((one, place) => ({ ...one, logIndex: `0x${(first + place).toString(16)}` }));
      return { ...honest, eth_getTransactionReceipt: { ...receiptOf(honest), logs } };
    };
    const [before, after] = [await facts(within(7), within(7)), await facts(within(40), within(40))];
    expect(before).toMatchObject({ transfers: [{ log: 1, to: SELLER }] });
    expect(after).toEqual(before);
  });
  it('find payments to an address, and look again at blocks that are not final', async () => {
    const chain = await chainOf(honest, honest);
    expect(await chain.incoming('BEP20', SELLER, 90n)).toMatchObject({
      state: 'read',
      transfers: [{ txid: TXID, blockNumber: 100n, transfer: { to: SELLER } }],
      next: 101n,
    });
    expect(await chain.incoming('BEP20', TOKEN, 90n)).toMatchObject({ transfers: [] });
    expect(await chain.incoming('BEP20', SELLER, 115n)).toEqual({ state: 'read', transfers: [], next: 115n });
    expect(await chain.head('BEP20')).toEqual({ state: 'read', block: 114n });
  });
});

describe('a node that is not to be trusted', () => {
  const lie = (change: Answers): Answers => ({
    ...honest,
    eth_getTransactionReceipt: { ...receiptOf(honest), ...change },
  });
  it('proves nothing when it says something else than the other', async () => {
    for (const lies of [lie({ status: '0x0' }), lie({ logs: [] }), lie({ logs: [{ ...LOG, data: word(TOKEN) }] })])
      expect(await facts(honest, lies)).toEqual({ state: 'unavailable', why: 'nodesDisagree' });
  });
  it.each<[string, Manner]>([
    ['is down', DOWN],
    ['answers for another transaction', lie({ transactionHash: HASH })],
    ['answers in other types', lie({ status: 1 })],
    ['answers with numbers beyond all blocks', lie({ blockNumber: `0x${'f'.repeat(60)}` })],
    ['answers no JSON', '<html>'],
    ['answers nothing', {}],
  ])('counts as silent when it %s', async (_, manner) => {
    expect(await facts(honest, manner)).toEqual({ state: 'unavailable', why: 'oneNode' });
    expect(await facts(manner, manner)).toEqual({ state: 'unavailable', why: 'noNode' });
  });
  it('is not read to the end when it never stops', async () => {
    const wordy = (bytes: number) => `{"result":"0x72"${' '.repeat(bytes)}}`;
    expect(await (await chainOf(honest, wordy(1024 * 1024))).health('BEP20')).toBe('up');
    expect(await (await chainOf(honest, wordy(20 * 1024 * 1024))).health('BEP20')).toBe('oneNode');
  });
  it('is told from an outage, in which both are silent', async () => {
    expect(await (await chainOf(honest, DOWN)).health('BEP20')).toBe('oneNode');
    expect(await (await chainOf(DOWN, DOWN)).health('BEP20')).toBe('noNode');
    expect(await (await chainOf(DOWN, DOWN)).incoming('BEP20', SELLER, 1n)).toMatchObject({ why: 'noNode' });
    expect(await (await chainOf(honest, DOWN)).incoming('BEP20', SELLER, 90n)).toMatchObject({ next: 101n });
    expect(await (await chainOf(honest, honest)).health('BEP20')).toBe('up');
  });
});

describe('a network', () => {
  it('that is not configured says so', async () => {
    const chain = openChain(readSettings({}).chains);
    expect([chain.terms('TRC20'), await chain.health('TRC20')]).toEqual([undefined, 'notConfigured']);
    expect(await chain.facts('TRC20', TXID)).toEqual({ state: 'unavailable', why: 'notConfigured' });
    expect(await chain.incoming('TRC20', SELLER, 0n)).toMatchObject({ why: 'notConfigured' });
  });
  it('is configured whole or not at all', () => {
    const nodes = 'http://a.example, http://b.example';
    expect(readSettings({ BEP20_NODES: nodes, BEP20_TOKEN: TOKEN.toLowerCase() }).chains.BEP20).toEqual({
      nodes: ['http://a.example', 'http://b.example'],
      token: TOKEN,
      decimals: 18,
      confirmations: 15,
    });
    expect(() => readSettings({ BEP20_TOKEN: TOKEN })).toThrow(/BEP20_NODES/);
    expect(() => readSettings({ BEP20_NODES: 'http://a, http://a', BEP20_TOKEN: TOKEN })).toThrow(/two different/);
    expect(() => readSettings({ TRC20_NODES: nodes, TRC20_TOKEN: TOKEN })).toThrow(SettingsError);
  });
});
