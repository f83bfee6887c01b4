import { freePort } from '@greenhall/test-kit/outside/free-port';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { startLasting } from './server.mjs';
import { needed, say } from './step.mjs';

const FILES = join(ROOT, 'deploy/one/proxy');
const MIB = 1024 * 1024;
const TOKEN = 'a token of this trial of the proxies';

/** @typedef {{ readonly status: number, readonly said: string }} Answer */

/**
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: Buffer }} [options]
 * @returns {Promise<Answer>}
 */
function ask(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    // The path as it is typed: whatever decodes or shortens it is the proxy.
    const { hostname, port } = new URL(url);
    const path = url.slice(url.indexOf('/', 'http://'.length));
    const asked = request({ hostname, port, path, method, headers, agent: false });
    asked.on('upgrade', (_answer, socket) => {
      socket.destroy();
      resolve({ status: 101, said: '' });
    });
    asked.on('response', (answer) => {
      let said = '';
      answer.setEncoding('utf8').on('data', (/** @type {string} */ part) => void (said += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, said }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** A server that reads all that is sent to it, and answers with the headers that reached it. */
async function echo() {
  const server = createServer(
    (asked, answer) => void asked.on('end', () => answer.end(JSON.stringify(asked.headers))).resume(),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, close: () => void server.close() };
}

/**
 * @param {string} what
 * @param {unknown} found
 * @param {unknown} wanted
 */
function equal(what, found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/**
 * @typedef {object} Proxy
 * @property {string} url
 * @property {() => string} log
 * @property {() => Promise<unknown>} stop
 */
/** @typedef {(given: { folder: string, upstream: number, port?: number, console?: string }) => Promise<Proxy>} StartProxy */

/** @type {StartProxy} */
async function startCaddy({ folder, upstream, port, console: networks = '0.0.0.0/0 ::/0' }) {
  const caddy = needed('caddy', 'caddy');
  const url = `http://127.0.0.1:${port ?? (await freePort())}`;
  const env = {
    ...process.env,
    HALL_NAME: url,
    HALL_SERVER: `127.0.0.1:${upstream}`,
    CONSOLE_NETWORKS: networks,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const file = ['--config', join(FILES, 'Caddyfile'), '--adapter', 'caddyfile'];
  say(caddy, ['validate', ...file], { env: { ...env, HALL_NAME: 'hall.example.org', HALL_MAIL: 'hall@example.org' } });
  const server = await startLasting(caddy, ['run', ...file], { env, until: /serving initial configuration/ });
  return { url, log: server.said, stop: server.stop };
}

/** The example with a port of this machine instead of TLS. */
function nginxHere(/** @type {{ upstream: number, port: number, log: string, console?: string | undefined }} */ given) {
  const example = readFileSync(join(FILES, 'nginx.conf.example'), 'utf8');
  const withConsole =
    given.console === undefined
      ? example
      : example.replace(/^( *)# (location ~|  allow|  deny|  include|\})/gm, '$1$2');
  return withConsole
    .replace(/server \{\n {2}listen 80;[^}]*\}\n/, '')
    .replace(/ *listen 443[^\n]*/, `listen 127.0.0.1:${given.port};`)
    .replace(/ *listen \[::\][^\n]*\n/g, '')
    .replace(/ *ssl_[^\n]*\n/g, '')
    .replace('include /etc/nginx/greenhall-server.conf;', `proxy_pass http://127.0.0.1:${given.upstream};`)
    .replace('127.0.0.1:8080', `127.0.0.1:${given.upstream}`)
    .replace('/var/log/nginx/greenhall.log', given.log);
}

/** @type {StartProxy} */
async function startNginx({ folder, upstream, port: wanted, console: networks }) {
  const nginx = needed('nginx', 'nginx-light');
  const port = wanted ?? (await freePort());
  const log = join(folder, `nginx-${port}.log`);
  const site = nginxHere({ upstream, port, log, console: networks });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/nginx;`);
  const main = `user root; daemon off; pid ${folder}/nginx-${port}.pid; error_log stderr notice; events {}\nhttp { ${paths.join(' ')}\n${site}\n}\n`;
  const file = join(folder, `nginx-${port}.conf`);
  writeFileSync(file, main);
  const server = await startLasting(nginx, ['-c', file], { env: process.env, until: /start worker process/ });
  return { url: `http://127.0.0.1:${port}`, log: () => readFileSync(log, 'utf8'), stop: server.stop };
}

/** The example as it is, with a certificate of its own. @param {string} folder */
function validateNginx(folder) {
  const nginx = needed('nginx', 'nginx-light');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=hall.example.org',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  const example = readFileSync(join(FILES, 'nginx.conf.example'), 'utf8')
    .replace(/\/etc\/letsencrypt\S*fullchain.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S*privkey.pem/, key)
    .replace('/var/log/nginx/greenhall.log', join(folder, 'access.log'));
  const file = join(folder, 'whole.conf');
  writeFileSync(file, `pid ${folder}/nginx.pid; error_log stderr; events {}\nhttp {\n${example}\n}\n`);
  say(nginx, ['-t', '-c', file]);
}

/** What a proxy must do and must not. @param {Proxy} proxy */
async function tryProxy({ url, log }) {
  equal('the member app', (await ask(`${url}/`)).status, 200);
  equal('the console', (await ask(`${url}/admin/`)).status, 200);
  for (const path of ['/readyz', '/metrics', '/%6detrics', '//metrics', '/metrics/', '/x/../metrics'])
    equal(
      `closed: ${path}`,
      (await ask(`${url}${path}`, { headers: { authorization: `Bearer ${TOKEN}` } })).status,
      404,
    );
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: url,
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  equal('the live channel', (await ask(`${url}/wss`, { headers: upgrade })).status, 101);
  await ask(`${url}/news?signature=marked-1`, {
    headers: { cookie: 'session=marked-2', referer: 'http://x/?marked-3' },
  });
  equal('the log has the path', log().includes('/news'), true);
  equal('the log has no secret', /marked-/.test(log()), false);
}

/** A proxy that is told what somebody else claims must not pass it on. @param {Proxy} proxy */
async function tryClaims({ url }) {
  const claimed = { 'x-forwarded-for': '192.0.2.7', forwarded: 'for=192.0.2.7' };
  const { said } = await ask(`${url}/`, { headers: claimed });
  const headers = JSON.parse(said);
  equal('the address of who asks', headers['x-forwarded-for'], '127.0.0.1');
  equal('a claimed address', said.includes('192.0.2.7'), false);
}

/** What is larger than the server takes ends at the proxy, whatever the server would do with it. @param {Proxy} proxy */
async function tryBodies({ url }) {
  const send = (/** @type {number} */ size) => ask(`${url}/`, { method: 'POST', body: Buffer.alloc(size) });
  equal('a body of 5.5 MiB', (await send(5.5 * MIB)).status, 200);
  const large = await send(7 * MIB).catch(() => ({ status: 413 }));
  equal('a body of 7 MiB', [413, 502].includes(large.status), true);
}

/** @param {Proxy} proxy */
async function tryConsole({ url }) {
  for (const path of ['/admin', '/admin/', '/api/admin/login', '/%61dmin/', '//admin/', '/x/../admin/']) {
    const { status, said } = await ask(`${url}${path}`);
    equal(
      `the console from elsewhere: ${path}`,
      [403, 404, 400, 301].includes(status) && !said.includes('"x-forwarded'),
      true,
    );
  }
  equal('the member app', (await ask(`${url}/`)).status, 200);
}

/**
 * @param {string} name
 * @param {StartProxy} start
 * @returns {import('./step.mjs').Step}
 */
function proxyStep(name, start) {
  return {
    name,
    async run({ folder: whole, release }) {
      const folder = join(whole, name.slice(0, 5));
      mkdirSync(join(folder, 'data'), { recursive: true, mode: 0o700 });
      const [upstream, port] = [await freePort(), await freePort()];
      const server = await startLasting(join(release, 'bin/greenhall'), ['start'], {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: join(folder, 'data'),
          PORT: String(upstream),
          TRUST_PROXY: '1',
          METRICS_TOKEN: TOKEN,
          PUBLIC_URL: `http://127.0.0.1:${port}`,
        },
        until: /Invitation/,
      });
      const echoing = await echo();
      try {
        for (const [given, look] of /** @type {const} */ ([
          [{ folder, upstream, port }, tryProxy],
          [{ folder, upstream: echoing.port }, tryClaims],
          [{ folder, upstream: echoing.port }, tryBodies],
          [{ folder, upstream: echoing.port, console: '192.0.2.0/24' }, tryConsole],
        ])) {
          const proxy = await start(given);
          try {
            await look(proxy);
          } finally {
            await proxy.stop();
          }
        }
      } finally {
        echoing.close();
        await server.stop();
      }
      return 'faces, bodies of 5.5 and 7 MiB, live channel, closed paths, claimed addresses, a closed console, logs';
    },
  };
}

export const caddyStep = proxyStep('caddy of Debian before the archive', startCaddy);

const nginx = proxyStep('nginx of Debian before the archive', startNginx);
/** @type {import('./step.mjs').Step} */
export const nginxStep = {
  ...nginx,
  run(place) {
    validateNginx(place.folder);
    return nginx.run(place);
  },
};
