import type { RouteKey } from '@greenhall/contract/routes';
import type { Answer, Call, Handler } from '../platform/http/call.ts';
import type { MemberCaller, OperatorCaller } from '../platform/http/caller.ts';
import type { Ports } from '../platform/ports.ts';
import type { Hasher } from '../platform/hasher.ts';
import { adminHandlers } from '../slices/admin/index.ts';
import { networkHandlers } from '../slices/network/index.ts';
import { otcHandlers } from '../slices/otc/index.ts';
import { stockHandlers } from '../slices/stock/index.ts';
import { walletHandlers } from '../slices/wallet/index.ts';

type Given<K extends RouteKey> = Partial<Pick<Call<K>, 'params' | 'query' | 'body' | 'files'>>;

/** The product's own commands, called for the people of the demo world; a refusal is a mistake in the world. */
export type Doors = <K extends RouteKey>(
  route: K,
  caller: MemberCaller | OperatorCaller | null,
  given?: Given<K>,
) => Promise<Answer<K>>;

const ORIGIN = { network: '127.0.0.1', device: 'demo', language: undefined };

export function openDoors(ports: Ports): Doors {
  const handlers = {
    ...adminHandlers(ports, []),
    ...networkHandlers(ports),
    ...walletHandlers(ports),
    ...stockHandlers(ports),
    ...otcHandlers(ports),
  } as unknown as Readonly<Record<string, Handler<RouteKey>>>;
  return async (route, caller, given = {}) => {
    const handler = handlers[route];
    if (!handler) throw new Error(`the demo world knows no ${route}`);
    const call = {
      route,
      caller,
      key: ports.random.token(18),
      params: {},
      query: {},
      body: {},
      files: {},
      fileHashes: {},
      ...given,
      replay: { isReplayed: false },
      origin: ORIGIN,
      companion: undefined,
      setCookie: () => undefined,
      clearCookie: () => undefined,
    };
    const result = await handler(call as unknown as Call);
    if (!result.ok) throw new Error(`${route} was refused in the demo world: ${result.refusal}`);
    return result.value as Answer<typeof route>;
  };
}

/** Hashes every password once: the people of the demo world share theirs. */
export function rememberingHasher(hasher: Hasher): Hasher {
  const hashes = new Map<string, Promise<string>>();
  const answers = new Map<string, Promise<boolean>>();
  const once = <T>(known: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> => {
    const found = known.get(key) ?? work();
    known.set(key, found);
    return found;
  };
  const remembering: Hasher['anonymous'] = {
    hash: (password) => once(hashes, password, () => hasher.hash(password)),
    fits: (password, stored) => once(answers, `${stored ?? ''}|${password}`, () => hasher.fits(password, stored)),
    renewed: async () => undefined,
  };
  return { ...remembering, anonymous: remembering };
}
