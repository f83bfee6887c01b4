import type { Coin } from '@greenhall/domain/shared/money';
import type { RequestInput, Reply } from '@greenhall/client/route-input';
import { queryClient } from '../../../shared/request/query.ts';
import { api } from '../../../shared/request/api.ts';

export type Payee = Reply<'wallet.payee'>;

/** How a payee is named: by a username, or as a saved one or the one of an own transfer, whose name may be masked. */
export type PayeeQuery = Pick<NonNullable<RequestInput<'wallet.payee'>['query']>, 'username' | 'saved' | 'again'>;

/** How long a looked-up name is taken as known (ms): the server counts look-ups. */
const FRESH = 60_000;

/** Who would receive a transfer of a coin; asked once a minute at most. */
export function findPayee(ask: PayeeQuery, coin: Coin): Promise<Payee> {
  return queryClient.fetchQuery({
    queryKey: ['wallet.payee', ask, coin],
    queryFn: ({ signal }) => api('wallet.payee', { query: { ...ask, coin }, signal }),
    staleTime: FRESH,
    retry: false,
  });
}
