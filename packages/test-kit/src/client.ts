import { randomUUID } from 'node:crypto';
import { type RouteKey, type RouteOf, routes } from '@greenhall/contract/routes';
import { signPayload } from '@greenhall/contract/shared/sign';
import type { Output, Route } from '@greenhall/contract/shared/route';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import type { FastifyInstance } from 'fastify';

interface Sent {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: Record<string, unknown>;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

interface Reply<K extends RouteKey> {
  readonly status: number;
  /** The refusal by name, absent when the call was accepted. */
  readonly refusal: RefusalName | undefined;
  readonly params: Record<string, string | number>;
  readonly value: Output<RouteOf<K>>;
  readonly raw: { readonly body: string; readonly headers: Record<string, unknown>; readonly bytes: Buffer };
}

/** A client that signs, keeps cookies and tokens, and calls routes by their key, in the same process. */
export class TestClient {
  readonly #http: FastifyInstance;
  readonly #cookies = new Map<string, string>();
  /** The address that it calls from. */
  readonly #network: string;
  token: string | undefined;

  constructor(http: FastifyInstance, network = '127.0.0.1') {
    this.#http = http;
    this.#network = network;
  }

  call<K extends RouteKey>(key: K, sent: Sent = {}): Promise<Reply<K>> {
    const body = sent.body ?? {};
    return this.#send(key, body, { payload: JSON.stringify(body), type: 'application/json', sent });
  }

  async #send<K extends RouteKey>(
    key: K,
    signed: Record<string, unknown>,
    { payload, type, sent }: { payload: string | Buffer; type: string; sent: Sent },
  ): Promise<Reply<K>> {
    const [slice, name] = key.split('.') as [keyof typeof routes, string];
    const route = (routes[slice] as unknown as Record<string, Route>)[name];
    if (!route) throw new Error(`no route ${key}`);
    const path = Object.entries(sent.params ?? {}).reduce(
      (left, [field, value]) => left.replace(`:${field}`, value),
      route.path,
    );
    const write = route.method !== 'GET';
    const response = await this.#http.inject({
      method: route.method,
      url: `/api${path}`,
      query: sent.query ?? {},
      headers: {
        ...(write
          ? {
              'content-type': type,
              'idempotency-key': sent.key ?? randomUUID(),
              'x-sign': signPayload(signed as never),
            }
          : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...sent.headers,
      },
      cookies: Object.fromEntries(this.#cookies),
      remoteAddress: this.#network,
      ...(write ? { payload } : {}),
    });
    for (const cookie of response.cookies) this.#cookies.set(cookie.name, cookie.value);
    const rotated = response.headers['x-token'];
    if (typeof rotated === 'string') this.token = rotated;
    const json = response.body.startsWith('{') ? JSON.parse(response.body) : {};
    return {
      status: response.statusCode,
      refusal: response.statusCode >= 400 ? json.title : undefined,
      params: json.params ?? {},
      value: json,
      raw: { body: response.body, headers: response.headers, bytes: response.rawPayload },
    };
  }

  /** Calls a route that takes files (jpg), as a multipart form. */
  async upload<K extends RouteKey>(
    key: K,
    fields: Record<string, string>,
    files: Record<string, Buffer>,
    params: Record<string, string> = {},
    usedKey?: string,
  ): Promise<Reply<K>> {
    const boundary = randomUUID();
    const part = (head: string, content: Buffer | string): Buffer =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(content),
        Buffer.from('\r\n'),
      ]);
    const parts = [
      ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
      ...Object.entries(files).map(([name, content]) =>
        part(`name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg`, content),
      ),
    ];
    return this.#send(key, fields, {
      payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
      type: `multipart/form-data; boundary=${boundary}`,
      sent: { params, ...(usedKey ? { key: usedKey } : {}) },
    });
  }

  /** Forgets the companion cookie, as a stolen token would come without it. */
  dropCookies(): void {
    this.#cookies.clear();
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }
}
