import { createClient } from '@greenhall/client/client';
import { overFetch } from '@greenhall/client/fetch';
import { readsTogether } from '@greenhall/client/reads-together';
import { reads } from '@greenhall/contract/generated/paths';
import { links } from '../page/links.ts';
import { currentAddress, openScreen, parkOverlays } from '../page/history.ts';
import { hideModal, toast } from '../overlays/overlays.ts';
import { readToken, writeToken } from '../session/session.ts';
import { expireSession, useStore } from '../session/store.ts';
import { texts } from '../text/texts.ts';
import { learnServerTime } from '../time/server-time.ts';
import { refreshReads } from './refresh.ts';

/** Asks for a new login, after which the same user returns to the screen with what was typed. */
function expire(): void {
  const { LoginState } = useStore.getState();
  if (LoginState) {
    expireSession(currentAddress().href);
    hideModal();
    parkOverlays();
    toast(texts().t('request.expired'), 'error');
  }
  openScreen(links.login(), true);
}

const send = readsTogether(overFetch());

/**
 * Calls a route of the contract; what a write changes is read again. Throws `RefusedError` when the server says no and `RequestFault` when no answer came;
 * with the latter a write may or may not have had its effect, so a form keeps its keys (`useWrite` does).
 */
export const { call: api } = createClient({
  reads,
  writes: () => import('@greenhall/contract/generated/writes').then(({ writes }) => writes),
  transport: async (outgoing) => {
    const answer = await send(outgoing);
    learnServerTime(answer.header('date'));
    return answer;
  },
  tokens: { read: readToken, write: writeToken },
  onChanged: (changed) => refreshReads(...changed),
  onRefused: ({ refusal }, token) => {
    // A late answer to an earlier session says nothing about the one that is open now.
    if (refusal === 'notSignedIn' && token === readToken()) expire();
  },
});
