import type { Reply } from '@greenhall/client/ask';
import { queryClient } from '../../../shared/request/query.ts';
import { api } from '../../../shared/request/api.ts';

export type Payee = Reply<'wallet.payee'>;

/** How long a looked-up name is taken as known (ms): the server counts look-ups. */
const FRESH = 60_000;

/** Who stands behind a username; asked once a minute at most. */
export function findPayee(username: string): Promise<Payee> {
  return queryClient.fetchQuery({
    queryKey: ['wallet.payee', username],
    queryFn: ({ signal }) => api('wallet.payee', { query: { username }, signal }),
    staleTime: FRESH,
    retry: false,
  });
}
