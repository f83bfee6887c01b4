/**
 * What waits for operators: the list in which each queue stands, and what that list is asked for. A queue is shown to
 * whoever may read its list. Rule: admin#queues.
 */
export const QUEUES = {
  verifications: { list: 'verification.desk', filter: {} },
  conversations: { list: 'messages.inbox', filter: {} },
  rechargesToCheck: { list: 'wallet.deskRecharges', filter: { state: 'submitted' } },
  rechargesToBook: { list: 'wallet.deskRecharges', filter: { state: 'approved' } },
  withdrawalsToApprove: { list: 'wallet.deskWithdrawals', filter: { state: 'requested' } },
  withdrawalsToPay: { list: 'wallet.deskWithdrawals', filter: { state: 'approved' } },
  appeals: { list: 'otc.deskAppeals', filter: { state: 'inReview' } },
  ordersToShip: { list: 'shop.deskOrders', filter: { state: 'toShip' } },
  returns: { list: 'shop.deskOrders', filter: { state: 'afterSale' } },
  proposals: { list: 'admin.decisions', filter: {} },
} as const;
export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[];

/** The most rows of a queue that are counted. */
export const MOST_COUNTED = 10_000;
