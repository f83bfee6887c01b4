import { NETWORKS } from '@greenhall/domain/chain/networks';
import type { Cause, WatchesOf } from '../../platform/facts/watches.ts';

/** A network whose two nodes do not say the same, or do not both answer: no payment on it can be proved. Rule: admin#alarms. */
export const chainWatches: WatchesOf = {
  nodesDisagree: async ({ chain }) => {
    const asked = await Promise.all(
      NETWORKS.map(async (network): Promise<readonly Cause[]> => {
        const { state } = await chain.nodes(network);
        const isWell = state === 'agree' || state === 'notConfigured';
        return isWell ? [] : [{ cause: network, detail: { network, why: state } }];
      }),
    );
    return asked.flat();
  },
};
