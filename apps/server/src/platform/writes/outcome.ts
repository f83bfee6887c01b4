import type { WriteState } from '@greenhall/contract/platform';
import { type RouteKey, routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { countUse, defineLimit } from '../limits.ts';
import { type Ports, keyScope } from '../ports.ts';
import type { Call } from '../http/call.ts';
import { settleKey } from './idempotency.ts';

/** Far above a person whose line fails: each key that is asked about may leave a row. */
const ASKED = defineLimit({
  name: 'write-outcome',
  max: 60,
  seconds: 60,
  per: 'member or operator',
  about: 'questions about a write whose answer was lost',
});

/** The write that a key belongs to, if it is one that callers of this kind make. */
function writeNamed(name: string, kind: 'member' | 'operator'): RouteKey | undefined {
  const [slice = '', own = ''] = name.split('.');
  const ofSlice: Readonly<Record<string, Route>> | undefined = Object.hasOwn(routes, slice)
    ? routes[slice as keyof typeof routes]
    : undefined;
  const route = ofSlice && Object.hasOwn(ofSlice, own) ? ofSlice[own] : undefined;
  if (!route || route.method === 'GET') return undefined;
  const isTheirs = kind === 'operator' ? route.access === 'operator' : ['member', 'money'].includes(route.access);
  return isTheirs ? (name as RouteKey) : undefined;
}

type Asking = Call<'platform.outcome'> | Call<'platform.deskOutcome'>;

/**
 * Tells what came of a write of the caller, and closes its key if it never came. It tells no answer, and of keys of others
 * as much as of keys that nobody used.
 */
export async function answerOutcome(ports: Ports, { caller, body }: Asking): Promise<Result<{ state: WriteState }>> {
  const at = ports.clock.now();
  const scope = keyScope(caller);
  const paced = await countUse(ports.db, ASKED, scope, at);
  if (!paced.ok) return paced;
  const route = writeNamed(body.route, caller.kind);
  if (!route) return refuse('badRequest', { field: 'route' });
  const close = caller.kind === 'member' ? ports.keys(route) : undefined;
  const closeElsewhere = close && caller.kind === 'member' ? { close, caller } : undefined;
  const state = await settleKey(
    ports.db,
    { route, scope, key: body.key },
    at,
    closeElsewhere && ((tx) => closeElsewhere.close(tx, closeElsewhere.caller, body.key, at)),
  );
  return state.ok ? accept({ state: state.value }) : state;
}
