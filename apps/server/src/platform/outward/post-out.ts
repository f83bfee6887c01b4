import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { literalOf, lookupFor, type MayConnect } from './public-address.ts';

const WITHIN_MS = 5_000;
const ANSWER_LIMIT = 64 * 1024;

interface Posted {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Posts to an address that operators have named, and answers the status. Follows no redirect. Rejects where the address may not be
 * connected to, and where the whole answer is not there within five seconds or is larger than 64 KiB.
 */
export function postOut({ url, headers, body }: Posted, mayConnect: MayConnect, withinMs = WITHIN_MS): Promise<number> {
  const literal = literalOf(url);
  if (literal !== undefined && !mayConnect(literal))
    return Promise.reject(new Error(`${literal} is not a public address`));
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: lookupFor(mayConnect),
      signal: AbortSignal.timeout(withinMs),
      // A connection that was kept could be one to another address than that which was looked up.
      agent: false,
    } as const;
    const posted = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > ANSWER_LIMIT) posted.destroy(new Error('the answer is too large'));
      });
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    posted.on('error', reject);
    posted.end(body);
  });
}
