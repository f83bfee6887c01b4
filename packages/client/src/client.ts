import type { RouteKey } from '@greenhall/contract/routes';
import type { Asks, Fields, LooseAsk, Reply } from './ask.ts';
import { freshKeys, printOf } from './keys.ts';
import { refusalOf, type RefusedError } from './refused.ts';
import { FAULTS, RequestFault } from './request.ts';
import type { Answer, Form, Outgoing, Transport } from './transport.ts';

/** Where the session's token is kept. */
export interface TokenStore {
  readonly read: () => string | null;
  /** Keeps the token that replaces the one which was presented. */
  readonly write: (token: string) => void;
}

type Place = readonly [method: Outgoing['method'], path: string];

export interface ClientOptions<K extends RouteKey> {
  /** Method and path of each route that may be called. */
  readonly paths: Readonly<Record<K, Place>>;
  readonly transport: Transport;
  /** Absent for callers whose session is a cookie. */
  readonly tokens?: TokenStore;
  /** Called with each refusal before the caller gets it. */
  readonly onRefused?: (refused: RefusedError) => void;
}

/** What came of a call that was answered. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T; readonly answer: Answer }
  | { readonly ok: false; readonly refused: RefusedError; readonly answer: Answer };

/** Calls the routes of the contract by their keys. */
export interface Client<K extends RouteKey> {
  /** Throws `RefusedError` when the server says no and `RequestFault` when no answer came. */
  readonly call: <R extends K>(route: R, ...asks: Asks<R>) => Promise<Reply<R>>;
  /** As `call`, with a refusal as a value. Throws `RequestFault` when no answer came: the outcome is unknown then. */
  readonly send: <R extends K>(route: R, ...asks: Asks<R>) => Promise<Outcome<Reply<R>>>;
}

const TOKEN = /^[\w-]{20,100}$/;

function address(path: string, { params = {}, query = {} }: LooseAsk): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search ? `/api${filled}?${search}` : `/api${filled}`;
}

/** The text fields of a multipart form, as the server will read them. */
function formFields(body: Fields): Record<string, string> {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** Method, address, headers and body of a call: bearer token, and for a write its signature and its key. */
export async function prepare(
  route: RouteKey,
  [method, path]: Place,
  ask: LooseAsk,
  { token, key }: { readonly token: string | null; readonly key: string | undefined },
): Promise<Outgoing> {
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const outgoing = { route, ask, method, url: address(path, ask) };
  if (method === 'GET' || key === undefined) return { ...outgoing, headers: bearer, body: undefined };
  const { body = {}, files } = ask;
  const form: Form | undefined = files && { fields: formFields(body), files };
  const { signPayload } = await import('@greenhall/contract/shared/sign');
  const sign = { 'x-sign': signPayload(form?.fields ?? body), 'idempotency-key': key };
  return { ...outgoing, headers: { ...bearer, ...sign }, body: form ?? body };
}

/** An accepted call must be answered as its route says: a page of some proxy in between is no answer. */
function demandAnswer({ status, data }: Answer, { download }: LooseAsk): void {
  const isFitting = download ? data instanceof Blob : typeof data === 'object' && data !== null;
  if (status < 300 && !isFitting) throw new RequestFault(FAULTS.network, new Error('the answer is not the route’s'));
}

/** Makes a client of the given routes. */
export function createClient<K extends RouteKey>(options: ClientOptions<K>): Client<K> {
  const { paths, transport, tokens, onRefused } = options;

  const exchange = async (route: K, ask: LooseAsk, key: string | undefined): Promise<Outcome<unknown>> => {
    const token = (!ask.anonymous && tokens?.read()) || null;
    const answer = await transport(await prepare(route, paths[route], ask, { token, key }));
    demandAnswer(answer, ask);
    const rotated = answer.header('x-token');
    // Only in place of the one presented: an answer that comes late must not bring back an earlier session.
    if (rotated && TOKEN.test(rotated) && token && tokens?.read() === token) tokens.write(rotated);
    if (answer.status < 300) return { ok: true, value: answer.data, answer };
    const refused = await refusalOf(answer.data);
    onRefused?.(refused);
    return { ok: false, refused, answer };
  };

  const write = async (route: K, ask: LooseAsk): Promise<Outcome<unknown>> => {
    if (ask.key !== undefined) return exchange(route, ask, ask.key);
    const keys = ask.keys ?? freshKeys;
    const print = printOf(route, ask);
    const outcome = await exchange(route, ask, keys.keyFor(print));
    if (outcome.ok || !outcome.refused.unsettled) keys.settle(print);
    return outcome;
  };

  const send: Client<K>['send'] = async (route, ...asks) => {
    const ask = (asks[0] ?? {}) as LooseAsk;
    const outcome = paths[route][0] === 'GET' ? await exchange(route, ask, undefined) : await write(route, ask);
    return outcome as Outcome<Reply<typeof route>>;
  };
  return {
    send,
    call: async (route, ...asks) => {
      const outcome = await send(route, ...asks);
      if (outcome.ok) return outcome.value;
      throw outcome.refused;
    },
  };
}
