import { refuse } from '@greenhall/domain/shared/result';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Alarms } from '../alarms.ts';
import { BrokenSealError, MissingKeyError } from '../secrets/broken-seal.ts';
import { BusyError } from '../admission/concurrency-limit.ts';
import { type Outages, outageOf } from '../outages.ts';
import { sendRefusal } from './problem.ts';

/** When a caller may retry after the database or the storage was not available. */
const RETRY_SECONDS = 5;
const BUSY_SECONDS = 2;
/** SQLSTATEs of a lock that was not granted in time and of a statement that took too long. */
const TOO_SLOW = new Set(['55P03', '57014']);

type Thrown = Error & { statusCode?: number; code?: string };

/**
 * Answers an error of a handler: with a refusal if the caller or an outage is the cause, otherwise as a fault of the
 * program.
 */
export function answerFault(outages: Outages, alarms: Pick<Alarms, 'raise'> | undefined) {
  return (error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? (error instanceof SyntaxError ? 400 : 500);
    if (status === 429) return sendRefusal(reply, refuse('tooFrequent', { seconds: BUSY_SECONDS }));
    if (status < 500) return sendRefusal(reply, refuse('badRequest'));
    if (error instanceof BusyError) return sendRefusal(reply, refuse('serverBusy', { seconds: BUSY_SECONDS }));
    if (error instanceof BrokenSealError) {
      request.log.error(
        { err: error, requestId: request.id, route: request.routeOptions.url },
        'something sealed does not open',
      );
      alarms?.raise('sealBroken', { about: error.about, route: request.routeOptions.url ?? '' });
      // A process with the key answers what is asked again.
      return error instanceof MissingKeyError
        ? sendRefusal(reply, refuse('unavailable', { seconds: RETRY_SECONDS }))
        : sendRefusal(reply, refuse('sealBroken'));
    }
    const outage = outageOf(error);
    if (outage) {
      outages.note(outage, error);
      return sendRefusal(reply, refuse('unavailable', { seconds: RETRY_SECONDS }));
    }
    if (TOO_SLOW.has(error.code ?? '')) return sendRefusal(reply, refuse('serverBusy', { seconds: BUSY_SECONDS }));
    request.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'a request failed');
    return sendRefusal(reply, refuse('serverFault'));
  };
}
