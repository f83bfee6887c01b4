import { type ParameterValues, parameter } from '../shared/parameter.ts';
import type { WithdrawalRules } from './rules.ts';

/**
 * The figures of withdrawals that operators can change. The bounds keep the fee below the least withdrawal, and the least below the most.
 * Rule: wallet#withdrawal.
 */
export const WALLET_PARAMETERS = {
  withdrawalFee: parameter('usdt', 'members', { shipped: 1, min: 0, max: 9 }),
  withdrawalMin: parameter('usdt', 'members', { shipped: 10, min: 10, max: 100 }),
  withdrawalMax: parameter('usdt', 'members', { shipped: 50_000, min: 1_000, max: 1_000_000 }),
};

/** The rules of withdrawals by the values in force. */
export const withdrawalRulesOf = (values: ParameterValues<typeof WALLET_PARAMETERS>): WithdrawalRules => ({
  fee: values.withdrawalFee,
  min: values.withdrawalMin,
  max: values.withdrawalMax,
});
