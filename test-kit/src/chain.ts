import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Network } from '@greenhall/domain/chain/networks';
import { type LocalChain, startChain } from '@greenhall/server/demo/chain/local-chain';
import type { ChainSettings } from '@greenhall/server/platform/chain/chain';

/** Changes an honest answer of a node. */
export type Tampering = (method: string, result: unknown) => unknown;

/** One of the two nodes of a chain. A test can switch it off or let it give wrong answers. */
export interface TestNode {
  readonly url: string;
  isDown: boolean;
  lie: Tampering | undefined;
}

/** A real local chain behind two nodes. */
export interface TestChain extends LocalChain {
  readonly nodes: readonly [TestNode, TestNode];
  readonly settings: ChainSettings;
  readonly mine: (blocks: number) => Promise<void>;
  /** Moves the time of the next block forward by so many seconds. */
  readonly travel: (seconds: number) => Promise<void>;
}

async function openNode(upstream: string): Promise<{ node: TestNode; close: () => void }> {
  const pass = async (body: string): Promise<string> => {
    const response = await fetch(upstream, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const answer = (await response.json()) as { result?: unknown };
    if (node.lie) answer.result = node.lie((JSON.parse(body) as { method: string }).method, answer.result);
    return JSON.stringify(answer);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (node.isDown) return response.destroy();
      pass(body).then(
        (answer) => response.end(answer),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const node: TestNode = { url, isDown: false, lie: undefined };
  return { node, close: () => server.close().closeAllConnections() };
}

/** Starts a chain that stands for a network, with two nodes that are up and honest. */
export async function openTestChain(network: Network, confirmations = 3): Promise<TestChain> {
  const chain = await startChain(network);
  const [first, second] = [await openNode(chain.url), await openNode(chain.url)];
  const { token, decimals } = chain;
  return {
    ...chain,
    nodes: [first.node, second.node],
    settings: { nodes: [first.node.url, second.node.url], token, decimals, confirmations },
    mine: async (blocks) => void (await chain.ask('anvil_mine', [`0x${blocks.toString(16)}`])),
    travel: async (seconds) => void (await chain.ask('evm_increaseTime', [seconds])),
    stop: async () => {
      for (const { close } of [first, second]) close();
      await chain.stop();
    },
  };
}
