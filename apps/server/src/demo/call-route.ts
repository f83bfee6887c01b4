import type { RouteInput, LooseRequestInput } from '@greenhall/client/route-input';
import { createClient } from '@greenhall/client/client';
import type { Transport } from '@greenhall/client/transport';
import { deskReads, deskWrites } from '@greenhall/contract/generated/desk';
import { reads } from '@greenhall/contract/generated/paths';
import { writes } from '@greenhall/contract/generated/writes';
import type { RouteKey } from '@greenhall/contract/routes';
import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { slices } from '../compose.ts';
import type { Answer, Call } from '../platform/http/call.ts';
import type { MemberCaller, OperatorCaller } from '../platform/http/caller.ts';
import type { Ports } from '../platform/ports.ts';
import type { Hasher } from '../platform/secrets/hasher.ts';
import type { HandlersByRoute } from '../platform/slice.ts';

type Given<K extends RouteKey> = Partial<Pick<Call<K>, 'params' | 'query' | 'body' | 'files'>>;

/** The product's own commands, called for the people of the demo world; a refusal is a mistake in the world. */
export type CallRoute = <K extends RouteKey>(
  route: K,
  caller: MemberCaller | OperatorCaller | null,
  given?: Given<K>,
) => Promise<Answer<K>>;

const CIRCUMSTANCES = {
  origin: { network: '127.0.0.1', device: 'demo', language: undefined, request: 'test' },
  reader: '',
  companion: undefined,
  setCookie: () => undefined,
  clearCookie: () => undefined,
};

export function openCallRoute(ports: Ports): CallRoute {
  const handlers: HandlersByRoute = Object.assign({}, ...slices.map((slice) => slice.handlers?.(ports)));
  return async (route, caller, { files = {}, ...asked } = {}) => {
    const transport: Transport = async (outgoing) => {
      const handler = handlers[outgoing.route];
      if (!handler) throw new Error(`the demo world knows no ${outgoing.route}`);
      const { params = {}, query = {}, body = {} } = outgoing.ask;
      const call = { route, caller, params, query, body, files, fileHashes: {}, ...CIRCUMSTANCES };
      const key = outgoing.headers['idempotency-key'] ?? '';
      const result = await handler({ ...call, key, replay: { isReplayed: false } } as unknown as Call);
      if (result.ok) return { status: 200, header: () => null, data: result.value };
      const { code, status } = CATALOGUE[result.refusal];
      return { status, header: () => null, data: { code, params: result.params } };
    };
    const { call } = createClient({
      reads: { ...reads, ...deskReads },
      writes: async () => ({ ...writes, ...deskWrites }),
      transport,
    });
    const ask: LooseRequestInput = { ...(asked as LooseRequestInput), key: ports.random.token(18) };
    const answer = await call(route, ...([ask] as unknown as RouteInput<typeof route>)).catch((error: unknown) => {
      throw new Error(`${route} failed in the demo world`, { cause: error });
    });
    return answer as Answer<typeof route>;
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
