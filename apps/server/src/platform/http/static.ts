import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { refuse } from '@greenhall/domain/shared/result';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type BuiltApp, type BuiltFiles, distOf } from '../files/built.ts';
import type { Files } from '../pictures/files.ts';
import { outageOf } from '../outages.ts';
import { readersOf } from './presented.ts';
import { sendRefusal } from './problem.ts';

const NONCE = /__CSP_NONCE__/g;
const MODE = '__MODE__';

/** Tells a page its mode, so that the sandbox mark is there before the first request of the page. */
export type ModeReader = () => Promise<'sandbox' | 'live'>;

/** What differs between the pages: the allowed trusted-types policies, and whether attributes may carry styles. */
interface PageRights {
  readonly types: string;
  readonly styleAttributes: readonly string[];
}

/** Texts of the member app contain inline styles; those of the console do not. */
const WEB: PageRights = { types: 'greenhall dompurify', styleAttributes: [`style-src-attr 'unsafe-inline'`] };
/** The second policy is that of the editor, which reads what is pasted in a document without scripts and pictures. */
const CONSOLE: PageRights = { types: 'default ProseMirrorClipboard', styleAttributes: [] };

/** The content security policy of a page. */
function policy(nonce: string, { types, styleAttributes }: PageRights): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...styleAttributes,
    `img-src 'self' data: blob:`,
    `connect-src 'self'`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${types}`,
  ].join('; ');
}

/** The mode, or the last known one: without its database a page still loads, and explains what is wrong. */
async function rememberMode(mode: ModeReader): Promise<ModeReader> {
  let known = await mode();
  return async () => {
    known = await mode().catch((error: unknown) => {
      if (outageOf(error)) return known;
      throw error;
    });
    return known;
  };
}

function servePage(
  http: FastifyInstance,
  { url, folder, rights, mode }: { url: string; folder: string; rights: PageRights; mode: ModeReader },
): void {
  const page = readFileSync(`${folder}index.html`, 'utf8');
  const send = async (reply: FastifyReply): Promise<FastifyReply> => {
    const content = page.replace(MODE, await mode());
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policy(nonce, rights))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(content.replace(NONCE, nonce));
  };
  http.get(url, (_request, reply) => send(reply));
}

/** Serves built files as the build has stored them: compressed once, and plain for those who ask for that. */
async function serveBuilt(http: FastifyInstance, root: string, prefix: string): Promise<void> {
  await http.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    // The page is written with its policy at each request, and has one address.
    globIgnore: ['**/*.{br,gz}', '**/index.html'],
    setHeaders: (reply, path) => void reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache'),
  });
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const decompress = promisify(brotliDecompress);
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Serves what a page of another release asks for, while processes are exchanged and as long as it stays open. */
export function serveEarlier(http: FastifyInstance, prefix: string, app: BuiltApp, built: BuiltFiles): void {
  http.get(`${prefix}*`, async (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    const found = await built.read(app, name);
    if (!found) return sendRefusal(reply.header('cache-control', 'no-store'), refuse('notFound'));
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    void reply
      .header('cache-control', IMMUTABLE)
      .header('vary', 'accept-encoding')
      .type(TYPES[extname(name)] ?? 'application/octet-stream');
    if (!found.isCompressed) return reply.send(found.content);
    if (takesBrotli) return reply.header('content-encoding', 'br').send(found.content);
    return reply.send(await decompress(found.content));
  });
}

/** Serves the built member app at `/` and the console at `/admin/`. */
export async function serveApps(http: FastifyInstance, readMode: ModeReader, built: BuiltFiles): Promise<void> {
  const mode = await rememberMode(readMode);
  const web = distOf('web');
  const consoleApp = distOf('console');
  if (existsSync(`${web}index.html`)) {
    servePage(http, { url: '/', folder: web, rights: WEB, mode });
    await serveBuilt(http, web, '/');
    serveEarlier(http, '/assets/', 'web', built);
  }
  if (existsSync(`${consoleApp}index.html`)) {
    http.get('/admin', (_request, reply) => reply.redirect('/admin/'));
    servePage(http, { url: '/admin/', folder: consoleApp, rights: CONSOLE, mode });
    await serveBuilt(http, `${consoleApp}assets`, '/admin/assets/');
    serveEarlier(http, '/admin/assets/', 'console', built);
  }
}

/** Serves pictures below `/Upload/`; a private one to the reader of its link. */
export function servePictures(http: FastifyInstance, files: Files): void {
  http.get('/Upload/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const { e, s, w } = request.query as { e?: string; s?: string; w?: string };
    const content = await files.read(name, { expires: e, signature: s, width: w, readers: readersOf(request) });
    if (!content) return sendRefusal(reply, refuse('notFound'));
    return reply
      .header('cache-control', name.startsWith('s-') ? 'private, no-store' : 'public, max-age=86400')
      .header('content-security-policy', `default-src 'none'`)
      .type('image/jpeg')
      .send(content);
  });
}
