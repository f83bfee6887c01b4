import type { RequestInput, RouteInput, Reply as Answered } from '@greenhall/client/route-input';
import { type Client, createClient } from '@greenhall/client/client';
import { overFetch } from '@greenhall/client/fetch';
import { deskReads, deskWrites } from '@greenhall/contract/generated/desk';
import { reads } from '@greenhall/contract/generated/paths';
import { writes } from '@greenhall/contract/generated/writes';
import type { RouteKey } from '@greenhall/contract/routes';
import type { Settled } from './settled-world.ts';

/** An answer over the wire: a problem document if `ok` is false. */
export interface Reply {
  readonly ok: boolean;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
}

type Session = Pick<Settled, 'token' | 'companion'>;

export const headersOf = ({ token, companion }: Session): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  cookie: `gh_companion=${companion}`,
});

// Put together once: a load makes many clients.
const allWrites = { ...writes, ...deskWrites };
const allRoutes = { reads: { ...reads, ...deskReads }, writes: async () => allWrites };

/** The product's client over HTTP, in the session of a member. */
export function clientOf(url: string, { token, companion }: Session): Client<RouteKey> {
  const session = { token };
  return createClient({
    ...allRoutes,
    transport: overFetch(url, { cookie: `gh_companion=${companion}` }),
    tokens: { read: () => session.token, write: (next) => (session.token = next) },
  });
}

/** The same with the cookie of an operator who has signed in at the console. */
export function deskClientOf(url: string, cookie: string): Client<RouteKey> {
  return createClient({ ...allRoutes, transport: overFetch(url, { cookie }) });
}

/** Sends a signed write over HTTP, as the member app does. Throws if there is no answer. */
export async function sendWrite<K extends RouteKey>(
  url: string,
  member: Session,
  route: K,
  given: Omit<RequestInput<K>, 'keys' | 'signal'>,
): Promise<Reply> {
  const { ok, answer } = await clientOf(url, member).send(route, ...([given] as unknown as RouteInput<K>));
  return { ok, status: answer.status, data: answer.data as Reply['data'] };
}

/** Sends a read over HTTP. Throws if it is refused. */
export function sendRead<K extends RouteKey>(
  url: string,
  member: Session,
  route: K,
  ...given: RouteInput<K>
): Promise<Answered<K>> {
  return clientOf(url, member).call(route, ...given);
}
