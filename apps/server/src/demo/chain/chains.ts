import type { Network } from '@greenhall/domain/chain/networks';
import type { ChainSettings } from '../../platform/chain/chain.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type LocalChain, startChain } from './local-chain.ts';

const CONFIRMATIONS = 3;
const BLOCK_SECONDS = 3;

export interface DemoChains {
  readonly chains: Settings['chains'];
  /** What is printed so that one can pay. */
  readonly lines: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Both ways lead to the one node there is: in the demo nobody lies. */
function settingsOf({ url, token, decimals }: LocalChain): ChainSettings {
  return { nodes: [url, `${url}/?second`], token, decimals, confirmations: CONFIRMATIONS };
}

/** A chain of its own for each network, on which everybody can pay. Without one its payments cannot be proved. */
export async function startDemoChains(): Promise<DemoChains> {
  const started = new Map<Network, LocalChain>();
  const lines: string[] = [];
  for (const network of ['BEP20', 'TRC20'] as const) {
    try {
      const chain = await startChain(network);
      await chain.ask('evm_setIntervalMining', [BLOCK_SECONDS]);
      started.set(network, chain);
      lines.push(
        `  ${network}       token ${chain.token}`,
        `              npm run pay -- --network ${network} --node ${chain.url} --to <address> --amount <USDT>`,
      );
    } catch (error) {
      lines.push(`  ${network}       no local chain: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const settings = (network: Network): ChainSettings | undefined => {
    const chain = started.get(network);
    return chain && settingsOf(chain);
  };
  return {
    chains: { BEP20: settings('BEP20'), TRC20: settings('TRC20') },
    lines,
    stop: async () => void (await Promise.all([...started.values()].map((chain) => chain.stop()))),
  };
}
