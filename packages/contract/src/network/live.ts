import { defineLive } from '../shared/live.ts';

/**
 * Live events of the network, on the member's own channel: a registration or activation of the member or directly below,
 * and a change of its linked accounts.
 */
export const networkLive = defineLive({
  channels: [],
  events: {
    network: [
      'members.me',
      'members.nextStep',
      'wallet.fundingSteps',
      'network.summary',
      'network.share',
      'network.nodes',
      'network.tree',
      'network.expand',
      'network.generations',
      'network.team',
      'network.ownAccounts',
      'stock.payments',
    ],
    link: ['network.links', 'identity.sessions'],
  },
  own: ['link'],
});
