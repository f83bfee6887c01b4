import { amount, type Amount, MICRO } from '../shared/money.ts';

/** Fee and limits of a withdrawal, in micro. The fee is the same for every amount. Rule: wallet#withdrawal. */
export interface WithdrawalRules {
  readonly fee: Amount<'usdt'>;
  readonly min: Amount<'usdt'>;
  readonly max: Amount<'usdt'>;
}

const usdt = (whole: bigint): Amount<'usdt'> => amount<'usdt'>(whole * MICRO);

/** The least and the most of a recharge, in micro. Each way to pay in has its own limits within these. Rule: wallet#recharge. */
export const RECHARGE_LIMITS = { min: usdt(10n), max: usdt(1_000_000n) } as const;
