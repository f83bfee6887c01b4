import { createClient } from '@greenhall/client/client';
import { overFetch } from '@greenhall/client/fetch';
import { paths } from '@greenhall/contract/generated/paths';
import { go } from '../history.ts';
import { toast } from '../overlays.ts';
import { readToken, writeToken } from '../session.ts';
import { signOut, useStore } from '../store.ts';
import { texts } from '../texts.ts';

function expire(): void {
  const { LoginState } = useStore.getState();
  signOut();
  if (LoginState) toast(texts().t('request.expired'), 'error');
  go('/pages/user/login');
}

/**
 * Calls a route of the contract. Throws `RefusedError` when the server says no and `RequestFault` when no answer came;
 * with the latter a write may or may not have had its effect, so a form keeps its keys (`useWrite` does).
 */
export const { call: api } = createClient({
  paths,
  transport: overFetch(),
  tokens: { read: readToken, write: writeToken },
  onRefused: ({ refusal }) => {
    if (refusal === 'notSignedIn') expire();
  },
});
