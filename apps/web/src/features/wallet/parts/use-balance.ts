import { type Amount, type Coin, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { useRead } from '../../../shared/request/use-read.ts';

/** What the member can spend of a coin; `undefined` while it is not known. */
export function useBalance(coin: Coin): { text: string; value: Amount } | undefined {
  const balances = useRead('wallet.balances', {});
  if (!balances.data) return undefined;
  const text = balances.data.items.find((item) => item.coin === coin)?.available ?? '0.000000';
  return { text, value: parseAmount(text) ?? ZERO };
}
