import { type ClientKey, paths } from '@greenhall/contract/generated/paths';
import type { RouteOf } from '@greenhall/contract/routes';
import type { Input, Output, Route } from '@greenhall/contract/shared/route';
import { go } from '../history.ts';
import { toast } from '../overlays.ts';
import { readToken, writeToken } from '../session.ts';
import { signOut, useStore } from '../store.ts';
import { texts } from '../texts.ts';
import { refusalOf } from './errors.ts';
import { type Answer, download, request, upload } from './request.ts';

type Part<N extends string, T> = [T] extends [undefined]
  ? { readonly [K in N]?: undefined }
  : object extends T
    ? { readonly [K in N]?: T }
    : { readonly [K in N]: T };
type Files<R> = R extends { readonly files: readonly (infer F extends string)[] }
  ? { readonly files: Readonly<Partial<Record<F, Blob | readonly Blob[]>>> }
  : { readonly files?: undefined };
/** A route that produces a file says so at the call. */
type Download<R> = R extends { readonly produces: readonly string[] }
  ? { readonly download: true }
  : { readonly download?: undefined };

interface Manner {
  readonly signal?: AbortSignal | undefined;
  /** Idempotency key of a write; kept by the caller until it has an answer (`useWrite` does). */
  readonly key?: string;
  /** Leaves the stored token out: a hand-off code is kept there and is no token yet. */
  readonly anonymous?: true;
}

type AskOf<R extends Route> = Part<'params', Input<R>['params']> &
  Part<'query', Input<R>['query']> &
  Part<'body', Input<R>['body']> &
  Files<R> &
  Download<R> &
  Manner;

/** What a call of one route takes. */
export type Ask<K extends ClientKey> = AskOf<RouteOf<K> & Route>;
/** What a call of one route gives. */
export type Reply<K extends ClientKey> =
  RouteOf<K> extends { readonly produces: readonly string[] } ? Blob : Output<RouteOf<K> & Route>;

type Fields = Readonly<Record<string, string | number | boolean | null>>;
interface LooseAsk extends Manner {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
  readonly files?: Readonly<Record<string, Blob | readonly Blob[]>>;
  readonly download?: true;
}

/** A fresh idempotency key; works on plain http too, where `randomUUID` is missing. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function address(path: string, { params = {}, query = {} }: LooseAsk): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `/api${filled}?${search}` : `/api${filled}`;
}

async function headersOf(
  method: string,
  fields: Fields,
  { key = newKey(), anonymous }: Manner,
): Promise<Record<string, string>> {
  const token = anonymous ? null : readToken();
  const header: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (method === 'GET') return header;
  const { signPayload } = await import('@greenhall/contract/shared/sign');
  return { ...header, 'x-sign': signPayload(fields), 'idempotency-key': key };
}

/** The text fields of a multipart form, as the server will read them. */
function formFields(body: Fields): Record<string, string> {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

function expire(): void {
  const { LoginState } = useStore.getState();
  signOut();
  if (LoginState) toast(texts().t('request.expired'), 'error');
  go('/pages/user/login');
}

async function settle(answer: Answer<unknown>): Promise<unknown> {
  const token = answer.headers.get('x-token');
  if (token && readToken()) writeToken(token);
  if (answer.ok) return answer.data;
  const refused = await refusalOf(answer.data);
  if (refused.refusal === 'notSignedIn') expire();
  throw refused;
}

/**
 * Calls a route of the contract. Throws `RefusedError` when the server says no and `RequestFault` when
 * no answer came; with the latter the call may or may not have had its effect, so keep the key.
 */
export async function api<K extends ClientKey>(
  key: K,
  ...[ask]: object extends Ask<K> ? [Ask<K>?] : [Ask<K>]
): Promise<Reply<K>> {
  const [method, path] = paths[key];
  const loose = (ask ?? {}) as LooseAsk;
  const { body = {}, files, signal, download: binary } = loose;
  const url = address(path, loose);
  if (files) {
    const fields = formFields(body);
    return settle(
      await upload({ url, method, files, fields, signal, header: await headersOf(method, fields, loose) }),
    ) as Promise<Reply<K>>;
  }
  const header = await headersOf(method, body, loose);
  const options = { url, method, header, signal, ...(method === 'GET' ? {} : { data: body }) };
  return settle(await (binary ? download(options) : request(options))) as Promise<Reply<K>>;
}
