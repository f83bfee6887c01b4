import { type Amount, type Coin, formatAmount } from '@greenhall/domain/shared/money';
import type { Refusal } from '@greenhall/domain/shared/result';
import { collectReason } from '@greenhall/domain/wallet/collect';
import type { Answer } from '../../../platform/http/call.ts';

export type Collected = Answer<'wallet.collect'>['items'][number];

/** A refusal as the reason of a row or account; null where nothing stands against it. */
export const reasonOf = (refused: Refusal | null): Collected['reason'] => {
  if (!refused) return null;
  const { name, params } = collectReason(refused);
  return { name, params: { ...params } };
};

interface Figures {
  readonly coin: Coin;
  readonly amount: bigint | Amount;
  readonly fee: bigint | Amount;
}

/** One coin of a linked account with its figures, and why it is not moved. */
export function presentRow({ coin, amount, fee }: Figures, refused: Refusal | null): Collected['rows'][number] {
  return {
    coin,
    amount: formatAmount(amount),
    fee: formatAmount(fee),
    credited: formatAmount(amount - fee),
    reason: reasonOf(refused),
  };
}
