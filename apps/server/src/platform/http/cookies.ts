import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const parsed = new WeakMap<FastifyRequest, ReturnType<typeof parseCookie>>();

/** Reads a cookie of a request. Cookies are parsed at the first use, because most requests need none. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const sent = request.headers.cookie;
  if (sent === undefined) return undefined;
  const cookies = parsed.get(request) ?? parseCookie(sent);
  parsed.set(request, cookies);
  return cookies[name];
}

/** Sets a cookie that scripts cannot read and that other sites do not send. */
export function giveCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  life: { path: string; maxAge: number },
): void {
  const secure = request.protocol === 'https';
  void reply.header(
    'set-cookie',
    stringifySetCookie({ name, value, ...life, httpOnly: true, sameSite: 'strict', secure }),
  );
}

/** Deletes a cookie. */
export function clearCookie(request: FastifyRequest, reply: FastifyReply, name: string, path: string): void {
  giveCookie(request, reply, name, '', { path, maxAge: 0 });
}
