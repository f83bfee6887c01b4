import { amount, type Amount, MICRO } from '../shared/money.ts';

/** Limits of recharge and withdrawal, in micro. */
export interface WalletRules {
  /** The fee of a withdrawal, whatever its amount. */
  readonly withdrawalFee: Amount<'usdt'>;
  readonly withdrawalMin: Amount<'usdt'>;
  readonly withdrawalMax: Amount<'usdt'>;
  readonly rechargeMin: Amount<'usdt'>;
  readonly rechargeMax: Amount<'usdt'>;
}

const usdt = (whole: bigint): Amount<'usdt'> => amount<'usdt'>(whole * MICRO);

/** The default limits. */
export const WALLET_RULES: WalletRules = {
  withdrawalFee: usdt(1n),
  withdrawalMin: usdt(10n),
  withdrawalMax: usdt(50_000n),
  rechargeMin: usdt(10n),
  rechargeMax: usdt(1_000_000n),
};
