/**
 * What the dashboard shows of each of the last days, in which coin (none for a count), and the list in which its things stand: a
 * figure is shown to whoever may read that list. Rule: admin#days.
 */
export const DAY_FIGURES = {
  newMembers: { list: 'members.list', coin: null },
  recharges: { list: 'wallet.deskRecharges', coin: 'usdt' },
  withdrawals: { list: 'wallet.deskWithdrawals', coin: 'usdt' },
  turnover: { list: 'otc.deskTrades', coin: 'usdt' },
  tradeFees: { list: 'otc.deskTrades', coin: 'mey' },
  paymentFees: { list: 'stock.deskSettlements', coin: 'mey' },
} as const;
export type DayFigure = keyof typeof DAY_FIGURES;
export const DAY_FIGURE_NAMES = Object.keys(DAY_FIGURES) as readonly DayFigure[];

/** How many UTC days are shown, of which the last is the one that is under way. */
export const DAYS_SHOWN = 30;
