import { PendingWrites, PENDING_TTL_MS } from '@greenhall/client/pending-writes';
import type { RequestInput, LooseRequestInput, Reply } from '@greenhall/client/route-input';
import { storedWrites } from '@greenhall/client/stored-writes';
import { FAULTS, RequestFault } from '@greenhall/client/request';
import type { ClientKey } from '@greenhall/contract/generated/paths';
import { writes } from '@greenhall/contract/generated/writes';
import { toast } from '../overlays/overlays.ts';
import { ACTS, readSession } from '../session/session.ts';
import { isDirectSession, useStore } from '../session/store.ts';
import { loadTexts, texts } from '../text/texts.ts';
import { useActStates } from './act-states.ts';
import { api } from './api.ts';
import { refreshReads } from './refresh.ts';

/** Who is signed in; empty for nobody. A session that acts for another member is not that member. */
function account(): string {
  const { LoginState, actedBy } = useStore.getState();
  return LoginState ? [readSession().userid, actedBy].filter(Boolean).join(' ') : '';
}

const acts = new PendingWrites({
  account,
  ask: async (route, key) => (await api('platform.outcome', { body: { route, key } })).state,
  // In a session that acts for another member nothing is kept on the device.
  keep: storedWrites(ACTS, isDirectSession),
  onState: (id, state) => useActStates.setState({ [id]: state }),
  onDone: (route) => {
    refreshReads(...writes[route as keyof typeof writes][2]);
    void loadTexts('errors').then(() => toast(texts().t('earlierArrived'), 'success'));
  },
});

let owner = account();
useStore.subscribe(() => {
  const now = account();
  if (now === '' || now === owner) return;
  if (owner !== '') acts.forget();
  owner = now;
  acts.restore();
});

/** Deletes the keys that the device has kept for longer than a day, also of a session that expired. */
export function forgetOldActs(now: number): void {
  const { read, write } = storedWrites(ACTS);
  const kept = read();
  const fresh = kept.filter(({ at }) => now - at < PENDING_TTL_MS);
  if (fresh.length < kept.length) write(fresh);
}

/** Asks what came of an act whose answer was lost; without an answer it stays unknown. */
export const settleAct = (id: string): Promise<unknown> => acts.settle(id).catch(() => undefined);

/** Sends a write for whoever pressed: not for somebody who signed in while its code was brought. */
export function performAct<K extends ClientKey>(
  route: K,
  ask: RequestInput<K>,
  opening: object,
  user: string,
): Promise<Reply<K>> {
  if (user !== readSession().userid) throw new RequestFault(FAULTS.abort, new Error('somebody else has signed in'));
  const call = api as (route: K, ask: RequestInput<K>) => Promise<Reply<K>>;
  return acts.perform(route, ask as LooseRequestInput, opening, (key) => call(route, { ...ask, key }));
}
