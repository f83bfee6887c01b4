import { DAY, SECOND } from '@greenhall/domain/shared/time';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPANION_COOKIE, DEVICE_COOKIE, type OPERATOR_COOKIE, type WROTE_COOKIE } from './caller.ts';

export type CookieName = typeof COMPANION_COOKIE | typeof DEVICE_COOKIE | typeof OPERATOR_COOKIE | typeof WROTE_COOKIE;

/** How long browsers keep the cookies of members, in seconds; no browser keeps one longer than 400 days. */
export const COOKIE_SECONDS = {
  [COMPANION_COOKIE]: (30 * DAY) / SECOND,
  [DEVICE_COOKIE]: (400 * DAY) / SECOND,
} as const;

/** Browsers take a cookie with this prefix from the host itself alone, over TLS and for all its paths. */
const OF_HOST = '__Host-';
/** Cookies were given for this path before they were given for the whole host. */
const FORMER_PATH = '/api';

const parsed = new WeakMap<FastifyRequest, ReturnType<typeof parseCookie>>();

/** The cookies of a request. They are parsed at the first use, because most requests need none. */
function sentWith(request: FastifyRequest): ReturnType<typeof parseCookie> {
  const known = parsed.get(request) ?? parseCookie(request.headers.cookie ?? '');
  parsed.set(request, known);
  return known;
}

/**
 * The cookies of a site, which scripts cannot read and other sites do not send. Where the public address is https they
 * carry the prefix of the host; one of the plain name from before is read until it ends. Rule: identity#cookies.
 */
export class Cookies {
  readonly #isOverHttps: boolean;

  constructor(publicUrl: string | undefined) {
    this.#isOverHttps = publicUrl?.startsWith('https:') ?? false;
  }

  /** The name of a cookie on this site. */
  nameOf(name: CookieName): string {
    return this.#isOverHttps ? `${OF_HOST}${name}` : name;
  }

  read(request: FastifyRequest, name: CookieName): string | undefined {
    const sent = sentWith(request);
    return sent[this.nameOf(name)] ?? sent[name];
  }

  give(request: FastifyRequest, reply: FastifyReply, name: CookieName, value: string, seconds: number): void {
    const secure = this.#isOverHttps || request.protocol === 'https';
    const put = (as: string, text: string, path: string, maxAge: number) =>
      void reply.header(
        'set-cookie',
        stringifySetCookie({ name: as, value: text, path, maxAge, httpOnly: true, sameSite: 'strict', secure }),
      );
    // A former one of the same name would be sent before the new one.
    if (sentWith(request)[name] !== undefined) {
      put(name, '', FORMER_PATH, 0);
      if (this.#isOverHttps) put(name, '', '/', 0);
    }
    put(this.nameOf(name), value, '/', seconds);
  }

  clear(request: FastifyRequest, reply: FastifyReply, name: CookieName): void {
    this.give(request, reply, name, '', 0);
  }

  /**
   * Gives the cookies of a member anew that were given before cookies were for the whole host. By its name such a one is
   * known where the site is https; elsewhere all are given anew with each new token.
   */
  renew(request: FastifyRequest, reply: FastifyReply, withToken: boolean): void {
    const sent = sentWith(request);
    for (const name of [COMPANION_COOKIE, DEVICE_COOKIE] as const) {
      const value = this.read(request, name);
      const isFormer = this.#isOverHttps ? sent[name] !== undefined : withToken;
      if (value !== undefined && isFormer) this.give(request, reply, name, value, COOKIE_SECONDS[name]);
    }
  }
}
