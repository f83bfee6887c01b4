import { PendingWrites } from '@greenhall/client/pending-writes';
import type { LooseRequestInput, RequestOptions } from '@greenhall/client/route-input';
import { storedWrites } from '@greenhall/client/stored-writes';
import type { RouteKey } from '@greenhall/contract/routes';
import { api } from './api.ts';
import { withFreshCode } from './fresh-code/step-up.ts';

let operator = '';

const acts = new PendingWrites({
  account: () => operator,
  ask: async (route, key) => (await api('platform.deskOutcome', { body: { route, key } })).state,
  keep: storedWrites('acts'),
});

/** Whose acts these are from now on. Those of another operator are forgotten; empty while nobody is signed in. */
export function setOperator(username: string): void {
  if (username === operator) return;
  if (operator !== '') acts.forget();
  operator = username;
  acts.restore();
}

/**
 * Sends a write that is safe to press again, also by a form that was closed and opened again. Rule: app#acts. One that needs a
 * fresh code asks for it, and is sent again with the same key.
 */
export function performAct<T>(route: RouteKey, ask: LooseRequestInput, opening: object): Promise<T> {
  const send = (manner: RequestOptions) =>
    (api as unknown as (route: RouteKey, ask: LooseRequestInput) => Promise<T>)(route, { ...ask, ...manner });
  return acts.perform(route, ask, opening, (key) => withFreshCode({ route, ask }, (proof) => send({ ...proof, key })));
}
