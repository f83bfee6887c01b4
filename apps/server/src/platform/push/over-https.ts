import { request } from 'node:https';
import { isPublicAddress, lookupFor } from '../outward/public-address.ts';
import type { PushTransport } from './push.ts';

const WITHIN_MS = 5_000;

/** Posts to a push service. */
export const overHttps: PushTransport = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const posted = request(
      endpoint,
      { method: 'POST', headers, lookup: lookupFor(isPublicAddress), signal },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    posted.on('error', reject);
    posted.end(body);
  });
