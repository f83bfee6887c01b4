import type { ChainTransfer, NodeAnswer, TokenTransfer } from '@greenhall/domain/chain/facts';
import { addressDigits, addressOfDigits } from '@greenhall/domain/chain/addresses';
import type { Network } from '@greenhall/domain/chain/networks';
import * as z from 'zod/mini';
import { hashes } from './hashes.ts';
import type { IncomingTransfer } from './port.ts';
import { callNode } from './rpc.ts';

/** The first topic of every token transfer: the hash of `Transfer(address,address,uint256)`. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const LOGS_AT_MOST = 2_000;

const quantity = z.string().check(z.regex(/^0x[0-9a-f]{1,16}$/i));
const word = z.string().check(z.regex(/^0x[0-9a-f]{64}$/i));
const log = z.object({
  address: z.string().check(z.regex(/^0x[0-9a-f]{40}$/i)),
  topics: z.array(word).check(z.maxLength(4)),
  data: z.string().check(z.regex(/^0x[0-9a-f]*$/i)),
  blockNumber: quantity,
  transactionHash: word,
});
const logs = z.array(log).check(z.maxLength(LOGS_AT_MOST));
const receipt = z.nullable(
  z.object({ status: quantity, blockNumber: quantity, blockHash: word, transactionHash: word, logs }),
);
const block = z.nullable(z.object({ hash: word, number: quantity, timestamp: quantity }));

type Log = z.core.output<typeof log>;

const hex = (value: bigint): string => `0x${value.toString(16)}`;
/** An address as a log topic: its twenty bytes at the end of a 32-byte word. */
const topicOf = (network: Network, address: string): string =>
  `0x${addressDigits(network, address, hashes).padStart(64, '0')}`;

/** A log as a transfer of some token; `undefined` for logs of another kind. */
function transferOf(network: Network, { address, topics, data }: Log): TokenTransfer | undefined {
  const [kind, from, to, ...more] = topics;
  if (kind?.toLowerCase() !== TRANSFER || !from || !to || more.length > 0 || data.length !== 66) return undefined;
  const shown = (digits: string): string => addressOfDigits(network, digits, hashes);
  return {
    token: shown(address.slice(2)),
    from: shown(from.slice(26)),
    to: shown(to.slice(26)),
    units: BigInt(data),
  };
}

/**
 * The transfers of a transaction, each with the position of its log in the receipt. The node's `logIndex` is not used,
 * because it counts within the block and changes when a reorganisation moves the transaction.
 */
function transfersIn(network: Network, all: readonly Log[]): ChainTransfer[] {
  return all.flatMap((one, place) => {
    const transfer = transferOf(network, one);
    return transfer ? [{ ...transfer, log: place }] : [];
  });
}

export interface ChainNode {
  /** `undefined` if the node gives no usable answer. */
  readonly head: () => Promise<bigint | undefined>;
  /** The hash of a block: empty if the node has none of that number, `undefined` if it gives no usable answer. */
  readonly hashAt: (number: bigint) => Promise<string | undefined>;
  readonly transaction: (txid: string) => Promise<NodeAnswer>;
  readonly transfersTo: (
    receiver: string,
    from: bigint,
    to: bigint,
  ) => Promise<readonly IncomingTransfer[] | undefined>;
}

/** One node of a network, over the Ethereum-compatible interface of both networks. */
export function chainNode(network: Network, url: string, token: string): ChainNode {
  const shownTxid = (hash: string): string => (network === 'BEP20' ? hash : hash.slice(2)).toLowerCase();
  const tokenAddress = `0x${addressDigits(network, token, hashes)}`;

  const head = async (): Promise<bigint | undefined> => {
    const number = await callNode(url, 'eth_blockNumber', [], quantity);
    return number === undefined ? undefined : BigInt(number);
  };

  const hashAt = async (number: bigint): Promise<string | undefined> => {
    const found = await callNode(url, 'eth_getBlockByNumber', [hex(number), false], block);
    return found === null ? '' : found?.hash.toLowerCase();
  };

  const transaction = async (txid: string): Promise<NodeAnswer> => {
    const hash = txid.startsWith('0x') ? txid : `0x${txid}`;
    const seen = await callNode(url, 'eth_getTransactionReceipt', [hash], receipt);
    if (seen === undefined) return undefined;
    if (seen === null) return { state: 'notFound' };
    const [standing, newest] = await Promise.all([
      callNode(url, 'eth_getBlockByNumber', [seen.blockNumber, false], block),
      head(),
    ]);
    if (standing === undefined || newest === undefined) return undefined;
    // A receipt of a block that was replaced proves nothing, because the transaction may land in another block.
    if (standing === null || standing.hash !== seen.blockHash) return { state: 'notFound' };
    if (seen.transactionHash.toLowerCase() !== hash) return undefined;
    const blockNumber = BigInt(seen.blockNumber);
    return {
      state: 'found',
      succeeded: BigInt(seen.status) === 1n,
      blockNumber,
      blockHash: seen.blockHash.toLowerCase(),
      blockTime: Number(BigInt(standing.timestamp)) * 1_000,
      confirmations: Math.max(0, Number(newest - blockNumber) + 1),
      transfers: transfersIn(network, seen.logs),
    };
  };

  const transfersTo: ChainNode['transfersTo'] = async (receiver, from, to) => {
    const filter = {
      address: tokenAddress,
      topics: [TRANSFER, null, topicOf(network, receiver)],
      fromBlock: hex(from),
      toBlock: hex(to),
    };
    const found = await callNode(url, 'eth_getLogs', [filter], logs);
    return found?.flatMap((one) => {
      const transfer = transferOf(network, one);
      if (transfer?.token !== token || transfer.to !== receiver) return [];
      return [{ txid: shownTxid(one.transactionHash), blockNumber: BigInt(one.blockNumber), transfer }];
    });
  };

  return { head, hashAt, transaction, transfersTo };
}
