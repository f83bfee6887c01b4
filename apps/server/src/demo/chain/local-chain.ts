import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { addressDigits, addressOfDigits } from '@greenhall/domain/chain/addresses';
import type { Network } from '@greenhall/domain/chain/networks';
import * as z from 'zod/mini';
import { hashes } from '../../platform/chain/hashes.ts';
import { callNode } from '../../platform/chain/rpc.ts';
import { fileAt } from '../../platform/files/place.ts';

const TOKEN = readFileSync(fileAt('src/demo/chain/test-token.hex'), 'utf8').trim();
/** What USDT counts in on each network. */
const DECIMALS = { BEP20: 18, TRC20: 6 } as const satisfies Record<Network, number>;
const SUPPLY = 1_000_000_000n;
/** First four bytes of the hash of `transfer(address,uint256)`. */
const TRANSFER = '0xa9059cbb';
/** The first account of every local node: it is unlocked and owns the tokens. */
const BANK = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
/** Where the bank's first contract always lands. */
const FIRST_CONTRACT = '5fbdb2315678afecb367f032d93f642f64180aa3';
const GAS = '0x100000';
const WEALTH = `0x${(10n ** 24n).toString(16)}`;

const word = (value: bigint | string): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.replace(/^0x/, '')).padStart(64, '0');

/** A payment of a chain's token; addresses in the network's proper form. */
export interface Payment {
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
  /** Another token instead of the chain's own. */
  readonly token?: string;
}

/** A real node of its own, standing for a network. */
export interface LocalChain {
  readonly network: Network;
  readonly url: string;
  /** Its USDT, and the decimals of it. */
  readonly token: string;
  readonly decimals: number;
  /** Asks the node; throws when it refuses. */
  readonly ask: (method: string, params: readonly unknown[]) => Promise<unknown>;
  /** Deploys one more token that belongs to the bank. */
  readonly deploy: () => Promise<string>;
  /** Gives tokens of the bank to an address. */
  readonly give: (to: string, units: bigint, token?: string) => Promise<void>;
  /** Pays from any address, whoever has its key; answers the txid. A payment that is not covered is reverted. */
  readonly pay: (payment: Payment) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The token of a chain that `startChain` started. */
export function firstToken(network: Network): string {
  return addressOfDigits(network, FIRST_CONTRACT, hashes);
}

async function addressOf(node: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const receive = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /Listening on (\S+)/.exec(said)?.[1];
      if (address) resolve(`http://${address}`);
    };
    node.stdout?.on('data', receive);
    node.stderr?.on('data', receive);
    node.on('error', reject);
    node.on('exit', (code) => reject(new Error(`the local node ended with ${code}: ${said}`)));
  });
}

/** Connects to a node that runs already, whose token is known. */
export function localChain(network: Network, url: string, token: string, stop: () => Promise<void>): LocalChain {
  const ask: LocalChain['ask'] = async (method, params) => {
    const answer = await callNode(url, method, params, z.unknown());
    if (answer === undefined) throw new Error(`the local node refused ${method}`);
    return answer;
  };
  // Each transaction gets a block of its own at once, so that whoever asks next finds it.
  const send = async (from: string, rest: object): Promise<string> => {
    const hash = String(await ask('eth_sendTransaction', [{ from, gas: GAS, ...rest }]));
    await ask('evm_mine', []);
    return hash;
  };
  const digits = (address: string): string => `0x${addressDigits(network, address, hashes)}`;
  const transfer = (from: string, contract: string, to: string, units: bigint): Promise<string> =>
    send(from, { to: digits(contract), data: `${TRANSFER}${word(digits(to))}${word(units)}` });

  return {
    network,
    url,
    token,
    decimals: DECIMALS[network],
    ask,
    stop,
    deploy: async () => {
      const supply = SUPPLY * 10n ** BigInt(DECIMALS[network]);
      const hash = await send(BANK, { data: `${TOKEN}${word(BigInt(DECIMALS[network]))}${word(supply)}` });
      const { contractAddress } = (await ask('eth_getTransactionReceipt', [hash])) as { contractAddress: string };
      return addressOfDigits(network, contractAddress.slice(2), hashes);
    },
    give: async (to, units, other = token) => void (await transfer(BANK, other, to, units)),
    pay: async ({ from, to, units, token: other = token }) => {
      await ask('anvil_setBalance', [digits(from), WEALTH]);
      await ask('anvil_impersonateAccount', [digits(from)]);
      const hash = await transfer(digits(from), other, to, units);
      return network === 'BEP20' ? hash : hash.slice(2);
    },
  };
}

/** Starts a node on a free port with a token of the network's decimals. It ends with this process. */
export async function startChain(network: Network): Promise<LocalChain> {
  const node = spawn('anvil', ['--port', '0', '--accounts', '1', '--no-mining'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const last = (): void => void node.kill('SIGTERM');
  process.once('exit', last);
  const url = await addressOf(node);
  const ended = once(node, 'exit');
  const stop = async (): Promise<void> => {
    process.off('exit', last);
    node.kill('SIGTERM');
    await ended;
  };
  const chain = localChain(network, url, firstToken(network), stop);
  try {
    await chain.deploy();
  } catch (error) {
    await stop();
    throw error;
  }
  return chain;
}
