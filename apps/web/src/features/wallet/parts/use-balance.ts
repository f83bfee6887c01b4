import type { Reply } from '@greenhall/client/ask';
import { type Amount, type Coin, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRead } from '../../../shared/request/use-read.ts';

interface Balance {
  /** What the member can spend of a coin; undefined while it is not known. */
  balance: { text: string; value: Amount } | undefined;
  query: UseQueryResult<Reply<'wallet.balances'>>;
}

/** What the member can spend of a coin, and the read that says so. */
export function useBalance(coin: Coin): Balance {
  const query = useRead('wallet.balances', {});
  if (!query.data) return { balance: undefined, query };
  const text = query.data.items.find((item) => item.coin === coin)?.available ?? '0.000000';
  return { balance: { text, value: parseAmount(text) ?? ZERO }, query };
}
