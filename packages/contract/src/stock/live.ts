import { defineLive } from '../shared/live.ts';

/**
 * Live events of shares, on the channel of all members: a run, the end of a day, the credits of a day's bonuses, or a closed level.
 * Almost every figure may be another one then. On a member's own channel: a payment of a level or a sale of its own.
 */
export const stockLive = defineLive({
  channels: [],
  events: {
    stock: [
      'stock.market',
      'stock.prices',
      'stock.holding',
      'stock.queue',
      'stock.allocations',
      'stock.sales',
      'stock.transactions',
      'stock.earnings',
      'stock.bonuses',
      'stock.bonusDays',
      'stock.ranking',
      'stock.payments',
      'stock.levels',
      'stock.offers',
      'stock.splits',
      'members.me',
      'members.nextStep',
      'wallet.balances',
      'wallet.bill',
      'wallet.activity',
      'wallet.history',
      'wallet.fundingSteps',
      'network.summary',
      'network.tree',
      'network.generations',
      'network.team',
    ],
  },
});
