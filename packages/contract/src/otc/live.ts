import { channel, defineLive, named } from '../shared/live.ts';

/** The listings of one market. */
type MarketChannel = `otc:${string}:${'BEP20' | 'TRC20'}`;

/** Live events of the trading market: listings on the channel of a market, trades on the member's own, appeals to operators. */
export const otcLive = defineLive({
  channels: [channel<MarketChannel>(/^otc:[a-z0-9]{2,12}:(?:BEP20|TRC20)$/)],
  deskChannels: [{ ...named('appeals'), act: 'otc.appeals', tells: 'appeal' }],
  events: {
    listing: ['otc.hall', 'otc.depth', 'otc.markets', 'otc.myListings', 'otc.markedTraders'],
    trade: [
      'otc.trade',
      'otc.trades',
      'otc.myListings',
      'wallet.balances',
      'wallet.bill',
      'wallet.activity',
      'wallet.fundingSteps',
      'members.nextStep',
    ],
    chat: ['otc.messages'],
    badge: ['otc.trades'],
  },
  deskEvents: { appeal: ['otc.deskAppeals', 'admin.timeline', 'admin.queues', 'admin.decisions'] },
});
