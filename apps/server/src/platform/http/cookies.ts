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

const parsed = new WeakMap<FastifyRequest, ReturnType<typeof parseCookie>>();

/** The cookies of a request. They are parsed at the first use, because most requests need none. */
function sentWith(request: FastifyRequest): ReturnType<typeof parseCookie> {
  const known = parsed.get(request) ?? parseCookie(request.headers.cookie ?? '');
  parsed.set(request, known);
  return known;
}

/**
 * The cookies of a site, which scripts cannot read and other sites do not send. Where the public address is https they
 * carry the prefix of the host. Rule: identity#cookies.
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
    return sentWith(request)[this.nameOf(name)];
  }

  give(request: FastifyRequest, reply: FastifyReply, name: CookieName, value: string, seconds: number): void {
    const secure = this.#isOverHttps || request.protocol === 'https';
    const cookie = { name: this.nameOf(name), value, path: '/', maxAge: seconds, httpOnly: true, secure };
    void reply.header('set-cookie', stringifySetCookie({ ...cookie, sameSite: 'strict' }));
  }

  clear(request: FastifyRequest, reply: FastifyReply, name: CookieName): void {
    this.give(request, reply, name, '', 0);
  }
}
