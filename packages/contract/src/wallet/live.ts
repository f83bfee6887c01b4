import { defineLive, named } from '../shared/live.ts';

/**
 * Live events of the wallet. On the member's own channel: coins have moved or are about to, or a payment request that it makes or pays has changed. To
 * operators: a report of a payment or a withdrawal has come, been judged or been decided.
 */
export const walletLive = defineLive({
  channels: [],
  deskChannels: [
    { ...named('recharges'), act: 'wallet.recharges', tells: 'recharge' },
    { ...named('withdrawals'), act: 'wallet.withdrawals', tells: 'withdrawal' },
  ],
  events: {
    balance: [
      'wallet.balances',
      'wallet.bill',
      'wallet.activity',
      'wallet.history',
      'wallet.transfers',
      'wallet.recharges',
      'wallet.withdrawals',
      'wallet.withdrawalLimit',
      'wallet.depositMethods',
      'wallet.fundingSteps',
      'members.nextStep',
    ],
    paymentRequest: ['wallet.paymentRequest', 'wallet.paymentRequests'],
  },
  deskEvents: {
    recharge: ['wallet.deskRecharges', 'wallet.rechargeCase', 'admin.timeline', 'admin.queues', 'admin.decisions'],
    withdrawal: [
      'wallet.deskWithdrawals',
      'wallet.withdrawalCase',
      'admin.timeline',
      'admin.queues',
      'admin.decisions',
    ],
  },
  own: ['paymentRequest'],
});
