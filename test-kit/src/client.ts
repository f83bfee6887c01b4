import { randomUUID } from 'node:crypto';
import type { RouteInput, LooseRequestInput } from '@greenhall/client/route-input';
import { createClient } from '@greenhall/client/client';
import type { RefusalParams } from '@greenhall/client/refused';
import { type Form, isForm, type Transport } from '@greenhall/client/transport';
import { deskReads, deskWrites } from '@greenhall/contract/generated/desk';
import { reads } from '@greenhall/contract/generated/paths';
import { writes } from '@greenhall/contract/generated/writes';
import type { RouteKey, RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import type { FastifyInstance } from 'fastify';
import { recordCall, keyOfCall } from './scenario/scenario.ts';

interface Sent {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: Record<string, unknown>;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

export interface Reply<K extends RouteKey> {
  readonly status: number;
  /** The refusal by name, absent when the call was accepted. */
  readonly refusal: RefusalName | undefined;
  readonly params: RefusalParams;
  readonly value: Output<RouteOf<K>>;
  readonly raw: { readonly body: string; readonly headers: Record<string, unknown>; readonly bytes: Buffer };
}

/** A text in a form as browsers send it. */
const asSent = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n');

async function multipart({ fields, files }: Form): Promise<{ payload: Buffer; type: string }> {
  const boundary = randomUUID();
  const part = (head: string, content: Buffer | string): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, asSent(value)));
  for (const [name, blobs] of Object.entries(files))
    for (const blob of blobs instanceof Blob ? [blobs] : blobs) {
      const content = Buffer.from(await blob.arrayBuffer());
      parts.push(part(`name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg`, content));
    }
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}

const parsed = (body: string): unknown => (body.startsWith('{') ? JSON.parse(body) : new Blob([body]));

/** The product's client in the same process as the server. It stores cookies and can send what a test wants to try. */
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

  call<K extends RouteKey>(key: K, { headers = {}, ...ask }: Sent = {}): Promise<Reply<K>> {
    return this.#send(key, ask as LooseRequestInput, headers);
  }

  /** Calls a route that takes files (jpg), as a multipart form. */
  async upload<K extends RouteKey>(
    route: K,
    fields: Record<string, string>,
    files: Record<string, Buffer>,
    params: Record<string, string> = {},
    key?: string,
  ): Promise<Reply<K>> {
    const blobs = Object.entries(files).map(([name, content]) => [name, new Blob([new Uint8Array(content)])]);
    return this.#send(route, { params, body: fields, files: Object.fromEntries(blobs), key }, {});
  }

  async #send<K extends RouteKey>(
    route: K,
    ask: LooseRequestInput,
    extra: Readonly<Record<string, string>>,
  ): Promise<Reply<K>> {
    let raw: Reply<K>['raw'] = { body: '', headers: {}, bytes: Buffer.alloc(0) };
    const transport: Transport = async ({ method, url, headers, body }) => {
      const form = isForm(body) ? await multipart(body) : undefined;
      const response = await this.#http.inject({
        method,
        url,
        headers: { ...headers, ...(form ? { 'content-type': form.type } : {}), ...extra },
        cookies: Object.fromEntries(this.#cookies),
        remoteAddress: this.#network,
        ...(body === undefined ? {} : { payload: form ? form.payload : body }),
      });
      for (const { name, value, maxAge } of response.cookies)
        if (maxAge === 0) this.#cookies.delete(name);
        else this.#cookies.set(name, value);
      raw = { body: response.body, headers: response.headers, bytes: response.rawPayload };
      const header = (name: string): string | null => response.headers[name]?.toString() ?? null;
      return { status: response.statusCode, header, data: parsed(response.body) };
    };
    const client = createClient({
      reads: { ...reads, ...deskReads },
      writes: async () => ({ ...writes, ...deskWrites }),
      transport,
      tokens: { read: () => this.token ?? null, write: (token) => (this.token = token) },
    });
    const keyed = { ...ask, key: ask.key ?? keyOfCall() };
    const outcome = await client.send(route, ...([keyed] as unknown as RouteInput<K>));
    await recordCall({ client: this, route, ask, status: outcome.answer.status, body: raw.body });
    const value = (outcome.ok ? outcome.value : outcome.answer.data) as Output<RouteOf<K>>;
    const { refusal, params } = outcome.ok ? { refusal: undefined, params: {} } : outcome.refused;
    return { status: outcome.answer.status, refusal, params, value, raw };
  }

  /** Whether it is shown a picture: as a page asks for one, by its cookies, or as a program does, by its token alone. */
  async sees(link: string | null, by: 'cookies' | 'token' = 'cookies'): Promise<boolean> {
    const headers = by === 'token' ? { authorization: `Bearer ${this.token}` } : {};
    const cookies = by === 'token' ? {} : this.cookies();
    const { statusCode } = await this.#http.inject({ method: 'GET', url: `/Upload/${link}`, headers, cookies });
    if (statusCode !== 200 && statusCode !== 404) throw new Error(`a picture was answered with ${statusCode}`);
    return statusCode === 200;
  }

  /** Forgets the companion cookie, because a stolen token comes without it. */
  dropCookies(): void {
    this.#cookies.clear();
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** The cookies that it keeps, by name. */
  cookies(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#cookies);
  }
}
