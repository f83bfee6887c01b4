import { CATALOGUE } from '@greenhall/domain/shared/codes';
import type { Refusal } from '@greenhall/domain/shared/result';
import type { FastifyReply } from 'fastify';
import { networkOf } from './network.ts';

/** Sends a refusal, and notes it if it is about security: RFC 9457 with the code and its values, without a sentence for people. */
export function sendRefusal(reply: FastifyReply, { refusal, params }: Refusal): FastifyReply {
  const { code, status } = CATALOGUE[refusal];
  const { server, request } = reply;
  request.refusedWith = code;
  server.refusals.note(refusal, networkOf(request.ip), request.routeOptions.url ?? '');
  // A limit that no time lifts, such as the claims of one order, names no seconds and gets no header.
  const seconds = status === 429 || refusal === 'unavailable' ? params?.['seconds'] : undefined;
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ type: 'about:blank', title: refusal, status, code, params: params ?? {}, requestId: request.id });
}
