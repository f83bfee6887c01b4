import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { refuse } from '@greenhall/domain/shared/result';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { type AuthPort, OPERATOR_COOKIE } from './caller.ts';
import type { Cookies } from './cookies.ts';
import { type Audience, describeApi } from './openapi.ts';
import { sendRefusal } from './problem.ts';
import { fileAt } from '../files/place.ts';

const GUIDE = fileAt('../../docs/api-guide.md');
const VIEWER = '/viewer';
const JAVASCRIPT = 'text/javascript; charset=utf-8';

/**
 * The content security policy of the reference page: its own scripts and no foreign host. The viewer writes style
 * elements, some of them without a nonce, so all inline styles are allowed.
 */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `worker-src blob:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const page = (isOperator: boolean): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Greenhall API</title>
</head>
<body>
<div id="reference" data-operator="${String(isOperator)}"></div>
<script src="/api/docs/viewer.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** The viewer sends no requests: a write needs a signature, and coins should not be moved from a reference page. */
const START = `'use strict';
const place = document.querySelector('#reference');
const sources = [{ title: 'Members', slug: 'members', url: '/api/openapi.json' }];
if (place.dataset.operator === 'true')
  sources.push({ title: 'Operators', slug: 'operators', url: '/api/admin/openapi.json' });
Scalar.createApiReference(place, {
  sources,
  withDefaultFonts: false,
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
});
`;

/** The viewer's script from its package. It is large, so it is loaded and compressed at the first request. */
async function viewerScript(): Promise<Buffer> {
  const { default: viewer } = await import('@scalar/fastify-api-reference');
  const apart = fastify();
  await apart.register(viewer, { routePrefix: VIEWER, configuration: { content: '{}' } });
  const { rawPayload } = await apart.inject(`${VIEWER}/js/scalar.js`);
  await apart.close();
  return promisify(gzip)(rawPayload);
}

/** Makes a value at the first call. A failure is retried at the next one. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

const description = (audience: Audience, cookies: Cookies) => async (): Promise<string> =>
  JSON.stringify(describeApi(audience, readFileSync(GUIDE, 'utf8'), cookies));

/**
 * Serves the API description for members, the description for operators to operators alone, and a page that shows both.
 */
export function serveDocs(http: FastifyInstance, auth: Pick<AuthPort, 'operator'>): void {
  const forMembers = once(description('members', http.cookies));
  const forOperators = once(description('operators', http.cookies));
  const viewer = once(viewerScript);
  const isOperator = async (request: FastifyRequest): Promise<boolean> => {
    const cookie = http.cookies.read(request, OPERATOR_COOKIE);
    return cookie !== undefined && (await auth.operator(cookie)) !== undefined;
  };
  http.get('/api/openapi.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json')
      .send(await forMembers()),
  );
  http.get('/api/admin/openapi.json', async (request, reply) => {
    if (!(await isOperator(request))) return sendRefusal(reply, refuse('notSignedIn'));
    return reply
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(await forOperators());
  });
  http.get('/api/docs', async (request, reply) => {
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(await isOperator(request)));
  });
  http.get('/api/docs/start.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type(JAVASCRIPT).send(START),
  );
  http.get('/api/docs/viewer.js', { compress: false }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-encoding', 'gzip')
      .type(JAVASCRIPT)
      .send(await viewer()),
  );
}
