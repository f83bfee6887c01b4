import type { RouteKey } from '@greenhall/contract/routes';
import { addressOf } from './address.ts';
import type { RouteInput, LooseRequestInput, Reply } from './route-input.ts';
import { refusalOf, type RefusedError } from './refused.ts';
import { FAULTS, RequestFault } from './request.ts';
import type { Answer, Outgoing, Transport } from './transport.ts';
import type { WritePlace } from './write.ts';

/** Where the session's token is kept. */
export interface TokenStore {
  readonly read: () => string | null;
  /** Keeps the token that replaces the one which was presented. */
  readonly write: (token: string) => void;
}

export interface ClientOptions<R extends RouteKey, W extends RouteKey, C extends RouteKey> {
  /** The path of each read that may be called. */
  readonly reads: Readonly<Record<R, string>>;
  /** Brings the writes that may be called; asked for with the first write. */
  readonly writes: () => Promise<Readonly<Record<W, WritePlace<C>>>>;
  readonly transport: Transport;
  /** Absent for callers whose session is a cookie. */
  readonly tokens?: TokenStore;
  /** Called with each refusal and the token that was presented, before the caller gets it. */
  readonly onRefused?: (refused: RefusedError, token: string | null) => void;
  /**
   * Called with the reads that a write changes, whatever came of it: without an answer it may have had its effect, and a
   * refusal often means that what was shown is out of date.
   */
  readonly onChanged?: (reads: readonly C[]) => void;
}

/** What came of a call that was answered. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T; readonly answer: Answer }
  | { readonly ok: false; readonly refused: RefusedError; readonly answer: Answer };

/** Calls the routes of the contract by their keys. */
export interface Client<K extends RouteKey> {
  /** Throws `RefusedError` when the server says no and `RequestFault` when no answer came. */
  readonly call: <R extends K>(route: R, ...asks: RouteInput<R>) => Promise<Reply<R>>;
  /** As `call`, with a refusal as a value. Throws `RequestFault` when no answer came: the outcome is unknown then. */
  readonly send: <R extends K>(route: R, ...asks: RouteInput<R>) => Promise<Outcome<Reply<R>>>;
}

const TOKEN = /^[\w-]{20,100}$/;

/** An accepted call must be answered as its route says: a page of some proxy in between is no answer. */
function demandAnswer({ status, data }: Answer, { download }: LooseRequestInput): void {
  const isFitting = download ? data instanceof Blob : typeof data === 'object' && data !== null;
  if (status < 300 && !isFitting) throw new RequestFault(FAULTS.network, new Error('the answer is not the route’s'));
}

/** Makes a client of the given routes. */
export function createClient<R extends RouteKey, W extends RouteKey, C extends RouteKey>(
  options: ClientOptions<R, W, C>,
): Client<R | W> {
  const { reads, writes, transport, tokens, onRefused, onChanged } = options;
  const isRead = (route: R | W): route is R => route in reads;

  const exchange = async (outgoing: Outgoing, token: string | null): Promise<Outcome<unknown>> => {
    const { ask } = outgoing;
    const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await transport({ ...outgoing, headers: { ...bearer, ...outgoing.headers } });
    demandAnswer(answer, ask);
    const rotated = answer.header('x-token');
    // Only in place of the one presented: an answer that comes late must not bring back an earlier session.
    if (rotated && TOKEN.test(rotated) && token && tokens?.read() === token) tokens.write(rotated);
    if (answer.status < 300) return { ok: true, value: answer.data, answer };
    const refused = await refusalOf(answer.data);
    onRefused?.(refused, token);
    return { ok: false, refused, answer };
  };

  const write = async (route: W, ask: LooseRequestInput, token: string | null): Promise<Outcome<unknown>> => {
    const [{ prepareWrite }, places] = await Promise.all([import('./write.ts'), writes()]).catch((cause: unknown) => {
      throw new RequestFault(FAULTS.network, cause);
    });
    try {
      return await exchange(prepareWrite(route, places[route], ask), token);
    } finally {
      onChanged?.(places[route][2]);
    }
  };

  const send: Client<R | W>['send'] = async (route, ...asks) => {
    const ask = (asks[0] ?? {}) as LooseRequestInput;
    // Read before anything is waited for: who signs out clears the token right after the call that ends the session.
    const token = (!ask.anonymous && tokens?.read()) || null;
    const read = (key: R) =>
      exchange({ route, ask, method: 'GET', url: addressOf(reads[key], ask), headers: {}, body: undefined }, token);
    const outcome = await (isRead(route) ? read(route) : write(route as W, ask, token));
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
