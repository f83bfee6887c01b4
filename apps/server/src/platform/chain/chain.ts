import { agreeOn, type ChainTerms } from '@greenhall/domain/chain/facts';
import type { Network } from '@greenhall/domain/chain/networks';
import { type ChainNode, chainNode } from './node.ts';
import type { ChainPort, IncomingTransfer, NodesNow, Unavailable } from './port.ts';

/** The connection to a network: two nodes of different operators, so that a wrong or silent node is noticed. */
export interface ChainSettings extends ChainTerms {
  readonly nodes: readonly [string, string];
}

/** Blocks in one query for incoming transfers. Public nodes answer this many at once. */
const INCOMING_BLOCKS = 1_000n;

const silent = (why: Unavailable['why']): Unavailable => ({ state: 'unavailable', why });

interface Pair {
  readonly settings: ChainSettings;
  readonly first: ChainNode;
  readonly second: ChainNode;
}

function pairOf(network: Network, settings: ChainSettings | undefined): Pair | undefined {
  if (!settings) return undefined;
  const [first, second] = settings.nodes.map((url) => chainNode(network, url, settings.token));
  return first && second ? { settings, first, second } : undefined;
}

const both = <T>({ first, second }: Pair, ask: (node: ChainNode) => Promise<T>): Promise<[T, T]> =>
  Promise.all([ask(first), ask(second)]);

const newest = (heads: readonly (bigint | undefined)[]): bigint | undefined =>
  heads.reduce((a, b) => (a === undefined || (b !== undefined && b > a) ? b : a), undefined);

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Two transfers of the same amount in one transaction are one hint, because whoever follows it reads the whole
 * transaction.
 */
const idOf = ({ txid, transfer }: IncomingTransfer): string => `${txid}|${transfer.units}`;

/** What two nodes say of their network now. */
async function nodesNow(pair: Pair): Promise<NodesNow> {
  const found = await both(pair, (node) => node.head());
  const heads = found.map((head) => head ?? null);
  const answering = heads.filter((head) => head !== null);
  if (answering.length < 2) return { state: answering.length === 1 ? 'oneNode' : 'noNode', heads };
  const [lower = 0n, higher = 0n] = answering.toSorted((a, b) => Number(a - b));
  const needed = BigInt(pair.settings.confirmations);
  if (higher - lower >= needed) return { state: 'nodesDisagree', heads };
  const final = lower < needed ? 0n : lower - needed + 1n;
  const [one, other] = await both(pair, (node) => node.hashAt(final));
  if (one === undefined && other === undefined) return { state: 'noNode', heads };
  if (one === undefined || other === undefined) return { state: 'oneNode', heads };
  return { state: one === other && one !== '' ? 'agree' : 'nodesDisagree', heads };
}

/** Opens the networks that the settings configure. */
export function openChain(chains: Readonly<Record<Network, ChainSettings | undefined>>): ChainPort {
  const pairs = { BEP20: pairOf('BEP20', chains.BEP20), TRC20: pairOf('TRC20', chains.TRC20) };

  const head: ChainPort['head'] = async (network) => {
    const pair = pairs[network];
    if (!pair) return silent('notConfigured');
    const block = newest(await both(pair, (node) => node.head()));
    return block === undefined ? silent('noNode') : { state: 'read', block };
  };

  return {
    head,
    terms: (network) => pairs[network]?.settings,
    facts: async (network, txid) => {
      const pair = pairs[network];
      return pair ? agreeOn(...(await both(pair, (node) => node.transaction(txid)))) : silent('notConfigured');
    },
    incoming: async (network, receiver, since) => {
      const pair = pairs[network];
      if (!pair) return silent('notConfigured');
      const heads = (await both(pair, (node) => node.head())).filter((block) => block !== undefined);
      const [lowest] = heads.toSorted((a, b) => Number(a - b));
      if (lowest === undefined) return silent('noNode');
      const to = least(lowest, since + INCOMING_BLOCKS - 1n);
      const found = to < since ? [[]] : await both(pair, (node) => node.transfersTo(receiver, since, to));
      if (found.every((one) => one === undefined)) return silent('noNode');
      const transfers = new Map(found.flatMap((one) => one ?? []).map((one) => [idOf(one), one]));
      const settled = lowest - BigInt(pair.settings.confirmations) + 1n;
      const next = least(to, settled) + 1n;
      return { state: 'read', transfers: [...transfers.values()], next: next > since ? next : since };
    },
    nodes: async (network) => {
      const pair = pairs[network];
      return pair ? nodesNow(pair) : { state: 'notConfigured', heads: [] };
    },
    health: async (network) => {
      const pair = pairs[network];
      if (!pair) return 'notConfigured';
      const answering = (await both(pair, (node) => node.head())).filter((block) => block !== undefined).length;
      return answering === 2 ? 'up' : answering === 1 ? 'oneNode' : 'noNode';
    },
  };
}
