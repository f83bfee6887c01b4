import { channel, defineLive } from '../shared/live.ts';

/** What operators may join: that something has changed among the reports of payments. */
type RechargesChannel = 'recharges';

/**
 * Live events of the wallet. On the member's own channel: coins have moved, or a payment request that it makes or pays has changed. On
 * that of operators: a report of a payment has come, been judged or been decided.
 */
export const walletLive = defineLive({
  channels: [],
  deskChannels: [{ pattern: channel<RechargesChannel>(/^recharges$/), act: 'wallet.recharges' }],
  events: {
    balance: [
      'wallet.balances',
      'wallet.bill',
      'wallet.activity',
      'wallet.history',
      'wallet.transfers',
      'wallet.recharges',
      'wallet.withdrawals',
      'wallet.payInWays',
      'wallet.ladder',
      'members.nextStep',
    ],
    paymentRequest: ['wallet.paymentRequest', 'wallet.paymentRequests'],
    recharge: ['wallet.deskRecharges', 'wallet.rechargeCase', 'admin.line'],
  },
  own: ['paymentRequest'],
});
