import type { Reply } from '@greenhall/client/route-input';
import { type Amount, type Coin, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRead } from '../../../shared/request/use-read.ts';

type Balances = Reply<'wallet.balances'>;

interface Spendable {
  text: string;
  value: Amount;
}

interface Balance {
  /** What the member can spend of a coin; undefined while it is not known. */
  balance: Spendable | undefined;
  /** The same, read again where it is old: coins may have come that are not known here yet. */
  latest: () => Promise<Spendable | undefined>;
  query: UseQueryResult<Balances>;
}

function spendableIn(balances: Balances | undefined, coin: Coin): Spendable | undefined {
  if (!balances) return undefined;
  const text = balances.items.find((item) => item.coin === coin)?.available ?? '0.000000';
  return { text, value: parseAmount(text) ?? ZERO };
}

/** What the member can spend of a coin, and the read that says so. */
export function useBalance(coin: Coin): Balance {
  const query = useRead('wallet.balances', {});
  const balance = spendableIn(query.data, coin);
  const latest = async () =>
    query.isStale || query.isFetching
      ? spendableIn((await query.refetch({ cancelRefetch: false })).data, coin)
      : balance;
  return { balance, latest, query };
}
