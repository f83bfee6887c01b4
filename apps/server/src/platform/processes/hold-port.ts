import { createServer } from 'node:http';
import type { Settings } from '../settings/settings.ts';

/** When a client that came too early should try again, in seconds. */
const RETRY_AFTER = '5';

/**
 * Takes the port before anything else is taken on, so that a second program that is started by mistake ends while the first one still
 * has its leases. Whoever comes meanwhile is answered 503. Answers what gives the port free; throws `EADDRINUSE` if another program has
 * it. A port that the system chooses is nobody's yet.
 */
export async function holdPort({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<() => Promise<void>> {
  if (port === 0) return () => Promise.resolve();
  const holder = createServer((_request, response) => {
    response.writeHead(503, { 'retry-after': RETRY_AFTER, connection: 'close' }).end();
  });
  await new Promise<void>((resolve, reject) => {
    holder.once('error', reject);
    holder.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      holder.close(() => resolve());
      holder.closeAllConnections();
    });
}
