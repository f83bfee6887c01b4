import type { Coin } from '@greenhall/domain/shared/money';
import type { Reply } from '@greenhall/client/ask';
import { queryClient } from '../../../shared/request/query.ts';
import { api } from '../../../shared/request/api.ts';

export type Payee = Reply<'wallet.payee'>;

/** How long a looked-up name is taken as known (ms): the server counts look-ups. */
const FRESH = 60_000;

/** Who stands behind a username, for a transfer of a coin; asked once a minute at most. */
export function findPayee(username: string, coin: Coin): Promise<Payee> {
  return queryClient.fetchQuery({
    queryKey: ['wallet.payee', username, coin],
    queryFn: ({ signal }) => api('wallet.payee', { query: { username, coin }, signal }),
    staleTime: FRESH,
    retry: false,
  });
}
