import { CATALOGUE } from '@greenhall/domain/shared/codes';
import type { Refusal } from '@greenhall/domain/shared/result';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** What a refusal says: RFC 9457 with the code and its values, without a sentence for people. It is noted if it is about security. */
export function problemOf(request: FastifyRequest, { refusal, params = {} }: Refusal) {
  const { code, status } = CATALOGUE[refusal];
  request.refusedWith = code;
  request.server.refusals.note(refusal, networkOf(request.ip), request.routeOptions.url ?? '');
  return { type: 'about:blank', title: refusal, status, code, params, requestId: request.id };
}

/** Sends a refusal. */
export function sendRefusal(reply: FastifyReply, refused: Refusal): FastifyReply {
  const problem = problemOf(reply.request, refused);
  const { title, status, params } = problem;
  // A limit that no time lifts, such as the claims of one order, names no seconds and gets no header.
  const seconds = status === 429 || title === 'unavailable' ? params['seconds'] : undefined;
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  return reply.code(status).type('application/problem+json').send(problem);
}
