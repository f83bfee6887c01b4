import { type Refusal, refuse } from '@greenhall/domain/shared/result';
import type { FastifyRequest } from 'fastify';
import type { Alarms } from '../alarms.ts';
import { BrokenSealError, MissingKeyError } from '../secrets/broken-seal.ts';
import { BusyError } from '../admission/concurrency-limit.ts';
import { type Outages, outageOf } from '../outages.ts';

/** When a caller may retry after the database or the storage was not available. */
const RETRY_SECONDS = 5;
const BUSY_SECONDS = 2;
/** SQLSTATEs of a lock that was not granted in time and of a statement that took too long. */
const TOO_SLOW = new Set(['55P03', '57014']);

type Thrown = Error & { statusCode?: number; code?: string };

/** What an error of a handler is answered: a refusal if the caller or an outage is the cause, otherwise a fault of the program. */
export function refusalOfFault(outages: Outages, alarms: Pick<Alarms, 'raise'> | undefined) {
  return (error: Thrown, { id: requestId, log, routeOptions: { url: route } }: FastifyRequest): Refusal => {
    const status = error.statusCode ?? (error instanceof SyntaxError ? 400 : 500);
    if (status === 429) return refuse('tooFrequent', { seconds: BUSY_SECONDS });
    if (status < 500) return refuse('badRequest');
    if (error instanceof BusyError) return refuse('serverBusy', { seconds: BUSY_SECONDS });
    if (error instanceof BrokenSealError) {
      log.error({ err: error, requestId, route }, 'something sealed does not open');
      alarms?.raise('sealBroken', { about: error.about, route: route ?? '' });
      // A process with the key answers what is asked again.
      return error instanceof MissingKeyError
        ? refuse('unavailable', { seconds: RETRY_SECONDS })
        : refuse('sealBroken');
    }
    const outage = outageOf(error);
    if (outage) {
      outages.note(outage, error);
      return refuse('unavailable', { seconds: RETRY_SECONDS });
    }
    if (TOO_SLOW.has(error.code ?? '')) return refuse('serverBusy', { seconds: BUSY_SECONDS });
    log.error({ err: error, requestId, route }, 'a request failed');
    return refuse('serverFault');
  };
}
