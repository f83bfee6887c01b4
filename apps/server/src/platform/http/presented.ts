import type { Route } from '@greenhall/contract/shared/route';
import type { FastifyRequest } from 'fastify';
import { tokenHash } from '../secrets/secrets.ts';
import { COMPANION_COOKIE, OPERATOR_COOKIE } from './caller.ts';

/** The bearer token that a request carries. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1];
}

type Means = 'member' | 'operator' | 'token';

const hashed = (means: Means, secret: string | undefined): readonly string[] =>
  secret === undefined ? [] : [tokenHash(`${means}|${secret}`).toString('base64url')];

const ofMember = (request: FastifyRequest) => hashed('member', request.server.cookies.read(request, COMPANION_COOKIE));
const ofOperator = (request: FastifyRequest) =>
  hashed('operator', request.server.cookies.read(request, OPERATOR_COOKIE));
const ofToken = (request: FastifyRequest) => hashed('token', bearerOf(request));

/**
 * Whom links to private pictures in the answer to a request are for, as a hash: who presents the same cookie, or the same
 * token where the request came without one. Empty for who presents nothing; nobody is given such a link.
 * Rule: shared#pictures.
 */
export function readerOf(request: FastifyRequest, { access }: Pick<Route, 'access'>): string {
  const [cookie] = access === 'operator' ? ofOperator(request) : ofMember(request);
  return cookie ?? ofToken(request)[0] ?? '';
}

/** All readers as whom a request for a picture may be answered. */
export function readersOf(request: FastifyRequest): readonly string[] {
  return [...ofMember(request), ...ofOperator(request), ...ofToken(request)];
}
