import { CATALOGUE } from '@greenhall/domain/shared/codes';
import type { Refusal } from '@greenhall/domain/shared/result';
import type { FastifyReply } from 'fastify';

/** Sends a refusal: RFC 9457 with the code and its values, without a sentence for people. */
export function sendRefusal(reply: FastifyReply, { refusal, params }: Refusal): FastifyReply {
  const { code, status } = CATALOGUE[refusal];
  if (status === 429 || refusal === 'unavailable') void reply.header('retry-after', String(params?.seconds ?? 60));
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ type: 'about:blank', title: refusal, status, code, params: params ?? {}, requestId: reply.request.id });
}
