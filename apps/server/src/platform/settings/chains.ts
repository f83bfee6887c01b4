import { checkAddress } from '@greenhall/domain/chain/addresses';
import type { Network } from '@greenhall/domain/chain/networks';
import type { ChainSettings } from '../chain/chain.ts';
import { hashes } from '../chain/hashes.ts';
import type { Environment } from './environment.ts';

const NETWORKS = ['BEP20', 'TRC20'] as const satisfies readonly Network[];

const addressesOf = (set: Environment, network: Network): string[] =>
  set[`${network}_NODES`].split(',').map((url) => url.trim());

/** A network without settings is not configured. Its payments are confirmed by sellers alone. */
const isNamed = (set: Environment, network: Network): boolean =>
  Boolean(set[`${network}_NODES`] || set[`${network}_TOKEN`]);

/** The faults in the settings of the configured networks. */
export function chainFaults(set: Environment): string[] {
  return NETWORKS.filter((network) => isNamed(set, network)).flatMap((network) => {
    const [first, second, ...more] = addressesOf(set, network);
    const two =
      first && second && first !== second && more.length === 0 && [first, second].every((url) => URL.canParse(url));
    const token = checkAddress(network, set[`${network}_TOKEN`], hashes);
    return [
      ...(two ? [] : [`${network}_NODES must be two different addresses with a comma between them`]),
      ...(token.ok ? [] : [`${network}_TOKEN must be an address on ${network}`]),
    ];
  });
}

function chainOf(set: Environment, network: Network): ChainSettings | undefined {
  const [first, second] = addressesOf(set, network);
  const token = checkAddress(network, set[`${network}_TOKEN`], hashes);
  if (!isNamed(set, network) || !first || !second || !token.ok) return undefined;
  return {
    nodes: [first, second],
    token: token.value,
    decimals: set[`${network}_DECIMALS`],
    confirmations: set[`${network}_CONFIRMATIONS`],
  };
}

/** The connections to the networks, whose settings were checked before. */
export const chainsOf = (set: Environment): Readonly<Record<Network, ChainSettings | undefined>> => ({
  BEP20: chainOf(set, 'BEP20'),
  TRC20: chainOf(set, 'TRC20'),
});
