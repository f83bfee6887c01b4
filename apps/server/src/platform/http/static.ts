import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { refuse } from '@greenhall/domain/shared/result';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Files } from '../files.ts';
import { sendRefusal } from './problem.ts';

const dist = (app: string): string => fileURLToPath(new URL(`../../../../${app}/dist/`, import.meta.url));

const NONCE = /__CSP_NONCE__/g;
const MODE = '__MODE__';

/** Tells a page which mode it is in, so that its mark stands there before anything was asked. */
export type ModeReader = () => Promise<'sandbox' | 'live'>;

function policy(nonce: string, trusted: boolean): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' ${trusted ? `'nonce-${nonce}'` : `'unsafe-inline'`}`,
    ...(trusted ? [`style-src-attr 'unsafe-inline'`] : []),
    `img-src 'self' data: blob:`,
    `connect-src 'self'`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(trusted ? [`require-trusted-types-for 'script'`, `trusted-types greenhall dompurify`] : []),
  ].join('; ');
}

function servePage(
  http: FastifyInstance,
  { url, folder, trusted, mode }: { url: string; folder: string; trusted: boolean; mode: ModeReader },
): void {
  const page = readFileSync(`${folder}index.html`, 'utf8');
  const send = async (reply: FastifyReply): Promise<FastifyReply> => {
    const content = page.replace(MODE, await mode());
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policy(nonce, trusted))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(content.replace(NONCE, nonce));
  };
  http.get(url, { schema: { hide: true } }, (_request, reply) => send(reply));
}

/** Serves the built member app at `/`, the console at `/admin/` and pictures below `/Upload/`. */
export async function serveApps(http: FastifyInstance, files: Files, mode: ModeReader): Promise<void> {
  const web = dist('web');
  const consoleApp = dist('console');
  if (existsSync(`${web}index.html`)) {
    servePage(http, { url: '/', folder: web, trusted: true, mode });
    await http.register(fastifyStatic, {
      root: web,
      index: false,
      wildcard: false,
      decorateReply: false,
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
  }
  if (existsSync(`${consoleApp}index.html`)) {
    http.get('/admin', { schema: { hide: true } }, (_request, reply) => reply.redirect('/admin/'));
    servePage(http, { url: '/admin/', folder: consoleApp, trusted: false, mode });
    await http.register(fastifyStatic, {
      root: `${consoleApp}assets`,
      prefix: '/admin/assets/',
      decorateReply: false,
      maxAge: '365d',
      immutable: true,
    });
  }
  http.get('/Upload/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const { e, s } = request.query as { e?: string; s?: string };
    const content = await files.read(name, e, s);
    if (!content) return sendRefusal(reply, refuse('notFound'));
    return reply
      .header('cache-control', name.startsWith('s-') ? 'private, no-store' : 'public, max-age=86400')
      .header('content-security-policy', `default-src 'none'`)
      .type('image/jpeg')
      .send(content);
  });
}
