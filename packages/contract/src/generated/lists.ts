/** Generated from routes.ts by `npm run generate`. */

/** The filters of each list by kind, and its orders; the first is that of a list without one. */
export const lists = {
  'members.restrictions': {
    filters: {
      open: ['all', '1', '0'],
      kind: ['transfer', 'collect', 'trade', 'shares', 'withdraw', 'shop', 'link', 'messages', 'protectedTeam'],
      member: 'member',
      made: 'moment',
    },
    orders: ['-made'],
  },
  'content.entries': {
    filters: {
      kind: ['news', 'notice', 'question', 'about', 'agreement', 'banner', 'shopText'],
      state: ['draft', 'published', 'withdrawn'],
      operator: 'code',
      made: 'moment',
    },
    orders: ['-made'],
  },
  'messages.ratingTexts': {
    filters: {
      topic: ['hall', 'shop', 'payment', 'verification', 'account', 'other'],
      rating: ['helpful', 'notHelpful'],
    },
    orders: ['-made'],
  },
  'wallet.corrections': {
    filters: {
      coin: ['mey', 'bdb', 'ftb', 'usdt'],
      member: 'member',
      made: 'moment',
    },
    orders: ['-made'],
  },
  'wallet.deskRecharges': {
    filters: {
      state: ['submitted', 'approved', 'booked', 'rejected'],
      number: 'code',
      member: 'member',
      amount: 'amount',
      made: 'moment',
    },
    orders: ['-made', 'amount'],
  },
  'wallet.deskWithdrawals': {
    filters: {
      state: ['requested', 'approved', 'sent', 'paid', 'rejected', 'cancelled'],
      number: 'code',
      member: 'member',
      amount: 'amount',
      made: 'moment',
    },
    orders: ['-made', 'amount'],
  },
  'stock.runs': {
    filters: {
      kind: ['distribution', 'buyback'],
      operator: 'code',
      made: 'moment',
    },
    orders: ['-made'],
  },
  'stock.deskQueue': {
    filters: {
      member: 'member',
      made: 'moment',
    },
    orders: ['made'],
  },
  'stock.deskSettlements': {
    filters: {
      made: 'moment',
    },
    orders: ['-made'],
  },
  'otc.deskTrades': {
    filters: {
      state: ['waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError', 'canceled', 'completed'],
      network: ['BEP20', 'TRC20'],
      search: 'text',
      coin: 'code',
      total: 'amount',
      made: 'moment',
    },
    orders: ['-made', 'total'],
  },
  'otc.deskAppeals': {
    filters: {
      state: ['inReview', 'processed', 'revoked'],
      number: 'code',
      member: 'member',
      made: 'moment',
    },
    orders: ['made'],
  },
  'otc.outages': {
    filters: {
      network: ['BEP20', 'TRC20'],
      made: 'moment',
    },
    orders: ['-made'],
  },
  'shop.deskOrders': {
    filters: {
      state: ['toPay', 'toShip', 'toReceive', 'completed', 'afterSale', 'canceled'],
      number: 'code',
      member: 'member',
      total: 'amount',
      made: 'moment',
    },
    orders: ['-made', 'total'],
  },
  'shop.deskCoupons': {
    filters: {
      state: ['planned', 'active', 'over', 'withdrawn'],
      code: 'code',
      made: 'moment',
    },
    orders: ['-made'],
  },
  'shop.deskReviews': {
    filters: {
      member: 'member',
      made: 'moment',
    },
    orders: ['-made'],
  },
  'shop.deskGoodsList': {
    filters: {
      state: ['draft', 'onSale', 'offSale'],
      made: 'moment',
    },
    orders: ['-made'],
  },
  'admin.audit': {
    filters: {
      operator: 'code',
      act: 'code',
      subject: 'text',
      made: 'moment',
    },
    orders: ['-made'],
  },
} as const;
