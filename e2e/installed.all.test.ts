import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, SAFARI, openBrowser, openUserBrowser } from './harness/browser.ts';
import { type TestServer, openServer } from './harness/server.ts';
import { ROOT } from '../scripts/paths.mjs';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { databases } from './harness/offline-reading.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: TestServer;
let browser: Browser;
let ann: Settled;
/** Signs out in none of these tests. */
let bert: Settled;

beforeAll(async () => {
  const directory = newDataDir();
  const [first, second] = await settleMembers({ DATA_DIR: directory }, ['anninstalled', 'bertinstalled'], 1_234n);
  if (!first || !second) throw new Error('nobody is there');
  [ann, bert] = [first, second];
  [server, browser] = await Promise.all([openServer(directory), openBrowser()]);
});
afterAll(async () => {
  await server.close();
  await browser.close();
});

/** Waits until the worker answers for the page. */
const controlled = (page: Page) =>
  page.evaluate(`(async () => {
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  })()`);
/** The addresses of all that is kept, without those of built files. */
const kept = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const open = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const urls = (await Promise.all(open)).flat().map(({ url }) => new URL(url));
    return urls.map(({ pathname, search }) => pathname + search).filter((path) => !path.startsWith('/assets/'));
  })()`);
/** What a built file says whose name changes with its content. */
const KEPT = 'public, max-age=31536000, immutable';
const FIGURE = /1,234\.00/;
const withoutLine = (seat: UserBrowser) =>
  seat.faults().filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/.test(fault));

test('the app can be installed: its manifest, icons and worker are there', async () => {
  const seat = await openUserBrowser({ browser, hasWorker: true });
  const response = await seat.context.request.get(`${server.url}/manifest.webmanifest`);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url: start } = (await response.json()) as { icons: { src: string }[]; start_url: string };
  expect(start).toBe('/');
  for (const { src } of icons) {
    const icon = await seat.context.request.get(server.url + src);
    expect(icon.headers()['content-type'], src).toBe('image/png');
  }
  const worker = await seat.context.request.get(`${server.url}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('screens load with a working line on a device that has no room left', async () => {
  const seat = await openUserBrowser({ browser, hasWorker: true });
  await putSession(seat, server, ann);
  const { page } = seat;
  // Only the screens that are opened are loaded.
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  await page.goto(server.url);
  await page.getByText(FIGURE).first().waitFor();
  await controlled(page);
  const devTools = await seat.context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1 });
  await page.goto(`${server.url}/#/pages/user/user`);
  await page.getByRole('heading', { level: 1, name: t('title.user'), exact: true }).waitFor();
  expect(seat.faults().filter((fault) => !/WebSocket/.test(fault))).toEqual([]);
  await seat.context.close();
});

/** An answer as it comes over the wire, before anything decompresses it. */
async function wire(path: string, headers: Record<string, string>, method = 'GET') {
  const asked = request(server.url + path, { headers, method }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** The files that a page names, with the folder in which the build has stored them. */
async function filesOfPages(): Promise<[path: string, stored: string][]> {
  const named = async (page: string) => {
    const html = (await wire(page, {})).bytes.toString();
    return Array.from(html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g), ([, path = '']) => path);
  };
  const ofApp = ['/sw.js', '/manifest.webmanifest', '/icon.svg', ...(await named('/'))];
  return [
    ...ofApp.map((path): [string, string] => [path, `apps/web/dist${path}`]),
    ...(await named('/admin/')).map((path): [string, string] => [path, path.replace('/admin', 'apps/console/dist')]),
  ];
}

test('built files come over the wire as the build has compressed them, and plain for those who ask for that', async () => {
  const files = await filesOfPages();
  expect(files.length).toBeGreaterThan(6);
  for (const [path, stored] of files) {
    const plain = await wire(path, {});
    const packed = await wire(path, BROWSER);
    expect(plain.headers['content-encoding'], path).toBeUndefined();
    expect(plain.bytes.equals(readFileSync(join(ROOT, stored))), path).toBe(true);
    expect(packed.headers['content-encoding'], path).toBe('br');
    expect(packed.bytes.equals(readFileSync(join(ROOT, `${stored}.br`))), path).toBe(true);
    expect(Number(packed.headers['content-length']), path).toBe(packed.bytes.length);
    const older = await wire(path, { 'accept-encoding': 'gzip' });
    expect(older.headers['content-encoding'], path).toBe('gzip');
    expect(gunzipSync(older.bytes).equals(plain.bytes), path).toBe(true);
    for (const { headers } of [plain, packed, older]) {
      expect(headers.vary, path).toContain('accept-encoding');
      expect(headers['content-type'], path).toBe(plain.headers['content-type']);
      expect(headers['cache-control'], path).toBe(path.includes('/assets/') ? KEPT : 'no-cache');
    }
    expect(new Set([plain, packed, older].map(({ headers }) => headers.etag)).size, path).toBe(3);
    const again = await wire(path, { ...BROWSER, 'if-none-match': packed.headers.etag ?? '' });
    expect([again.status, again.bytes.length], path).toEqual([304, 0]);
  }
});

test('a part of a built file, and its head alone, are those of what is sent; stored files have no address of their own', async () => {
  const path = (await filesOfPages()).at(-1)?.[0] ?? '';
  for (const headers of [{}, BROWSER]) {
    const whole = await wire(path, headers);
    const part = await wire(path, { ...headers, range: 'bytes=5-24' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 5-24/${whole.bytes.length}`]);
    expect(part.headers['content-encoding']).toBe(whole.headers['content-encoding']);
    expect(part.bytes.equals(whole.bytes.subarray(5, 25))).toBe(true);
    const head = await wire(path, headers, 'HEAD');
    const { date: _, ...told } = whole.headers;
    expect(head.headers).toMatchObject(told);
    expect(head.bytes.length).toBe(0);
  }
  for (const other of [`${path}.br`, '/index.html']) expect((await wire(other, {})).status).toBe(404);
});

test('a cold start without a connection shows the app with the last figures, none of which is among the kept files', async () => {
  const seat = await openUserBrowser({ browser, hasWorker: true });
  await putSession(seat, server, ann);
  const { page, context } = seat;
  await page.goto(`${server.url}/#/pages/wallet/wallet`);
  await page.getByText(FIGURE).first().waitFor();
  await controlled(page);
  // What was loaded before the worker was there is kept as well.
  await page.reload();
  await page.getByText(FIGURE).first().waitFor();
  await expect.poll(() => databases(page)).toEqual(['last-answers']);
  expect(await kept(page)).toEqual(['/']);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: t('state.asOf', { time: '' }) })
    .waitFor();
  await page.getByText(FIGURE).first().waitFor();
  expect(await kept(page)).toEqual(['/']);
  await context.setOffline(false);
  await page.getByText(FIGURE).first().waitFor();
  expect(withoutLine(seat)).toEqual([]);
});

test('after a sign-out nothing of the member is kept', async () => {
  const seat = await openUserBrowser({ browser, hasWorker: true });
  await putSession(seat, server, ann);
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/user/user`);
  await page.getByText(ann.name).first().waitFor();
  await controlled(page);
  await page.getByRole('button', { name: t('members.logout') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('members.logout') })
    .click();
  await page.getByText(t('guide.whatTitle')).waitFor();
  expect(await kept(page)).toEqual(['/']);
  const left = await page.evaluate<string>(`(async () => {
    const pages = (await caches.keys()).map((name) => caches.match('/', { cacheName: name }));
    const texts = (await Promise.all(pages)).map((found) => found?.text());
    return [...(await Promise.all(texts)), ...Object.values(localStorage)].join('\\n');
  })()`);
  expect(left).toContain('<title>Greenhall</title>');
  for (const own of [ann.name, ann.no, ann.token]) expect(left).not.toContain(own);
  expect(seat.faults()).toEqual([]);
});

test('an address with a code of a hand-off is neither kept nor answered from what is kept', async () => {
  const seat = await openUserBrowser({ browser, hasWorker: true });
  const { page, context } = seat;
  await page.goto(`${server.url}/`);
  await page.getByText(t('guide.whatTitle')).waitFor();
  await controlled(page);
  await page.goto(`${server.url}/?recode=abc`);
  await page.getByText(t('guide.whatTitle')).waitFor();
  expect(await kept(page)).toEqual(['/']);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(t('guide.whatTitle')).waitFor();
  await expect(page.goto(`${server.url}/?action=login&code=abcdefgh`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

/** The server as it is after another build: its worker is another one. */
async function openRelease(): Promise<{ url: string; release: () => void; server: Server }> {
  let isNewer = false;
  const front = createServer((incoming, outgoing) => {
    // The answer has to be a whole one, and readable.
    const { authorization, cookie } = incoming.headers;
    const headers = { accept: '*/*', ...(authorization ? { authorization } : {}), ...(cookie ? { cookie } : {}) };
    const passed = request(server.url + (incoming.url ?? ''), { method: incoming.method, headers }, (answer) => {
      const isWorker = incoming.url === '/sw.js' && isNewer;
      const { 'content-length': length, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, isWorker || !length ? rest : { ...rest, 'content-length': length });
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end('\n// Another build.\n'));
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  return { url: `http://localhost:${port}`, release: () => void (isNewer = true), server: front };
}

/** The browser looks for another build, and has installed it. */
const bringUpdate = (page: Page) =>
  page.evaluate(`(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
    await registration.update();
    await found;
    const { installing } = registration;
    if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  })()`);

test('a new version waits for a press, and not while something is typed', async () => {
  const front = await openRelease();
  const { page } = await openUserBrowser({ browser, hasWorker: true });
  await page.goto(`${front.url}/#/pages/user/login`);
  const name = page.getByLabel(t('entry.username'), { exact: true });
  await name.fill('typed');
  await controlled(page);
  front.release();
  await bringUpdate(page);
  const offer = page.getByRole('status').filter({ hasText: t('version.ready') });
  await expect.poll(() => offer.count()).toBe(0);
  await name.fill('');
  await offer.waitFor();
  await expect.poll(() => name.inputValue()).toBe('');
  await offer.getByRole('button', { name: t('version.use') }).click();
  await offer.waitFor({ state: 'detached' });
  await name.waitFor();
  expect(await page.evaluate('navigator.serviceWorker.ready.then(({ waiting }) => waiting === null)')).toBe(true);
  front.server.closeAllConnections();
  await new Promise((resolve) => front.server.close(resolve));
});

test('a version is not called the latest while a newer one is offered', async () => {
  const front = await openRelease();
  const seat = await openUserBrowser({ browser, hasWorker: true });
  await putSession(seat, { url: front.url }, bert);
  const { page } = seat;
  await page.goto(`${front.url}/#/pages/user/user`);
  const version = page.getByRole('button', { name: t('members.version') });
  const latest = page.getByText(t('members.latest'), { exact: true });
  await version.click();
  await latest.waitFor();
  await controlled(page);
  front.release();
  await bringUpdate(page);
  const offered = page.getByText(t('version.ready'), { exact: true });
  const use = page.getByRole('button', { name: t('version.use'), exact: true });
  await use.waitFor();
  await latest.waitFor({ state: 'detached' });
  expect(await offered.count()).toBe(1);
  // The press says once more what the bar at the end of the page offers.
  await version.click();
  await expect.poll(() => offered.count()).toBe(2);
  expect([await latest.count(), await use.isVisible()]).toEqual([0, true]);
  front.server.closeAllConnections();
  await new Promise((resolve) => front.server.close(resolve));
});

test('an installed app offers nothing', async () => {
  const seat = await openUserBrowser({ browser, isMobile: true, userAgent: SAFARI });
  await putSession(seat, server, bert);
  await seat.context.addInitScript(`Object.defineProperty(navigator, 'standalone', { value: true })`);
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.getByRole('button', { name: t('running.download'), exact: true }).click();
  await page.getByText(t('running.soon')).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto(`${server.url}/#/pages/user/user`);
  await page.getByRole('button', { name: t('members.version') }).waitFor();
  expect(await page.getByRole('button', { name: t('members.install') }).count()).toBe(0);
});

test('the shortcuts of the installed app open a transfer, the scanner, the own code and the hall', async () => {
  const seat = await openUserBrowser({ browser });
  await putSession(seat, server, bert);
  const { page } = seat;
  const answer = await seat.context.request.get(`${server.url}/manifest.webmanifest`);
  const { shortcuts } = (await answer.json()) as {
    shortcuts: readonly { name: string; name_localized: Readonly<Record<string, string>>; url: string }[];
  };
  const shown = [
    page.getByLabel(t('wallet.payeeName')),
    page.getByRole('dialog', { name: t('scan.open') }),
    page.getByRole('img', { name: t('scan.mine') }),
    page.getByText(t('otc.list.sale'), { exact: true }),
  ];
  expect(shortcuts.map(({ name_localized: names }) => Object.keys(names).length)).toEqual([10, 10, 10, 10]);
  expect(shortcuts.map(({ name }) => name)).toEqual([
    t('running.send'),
    t('scan.open'),
    t('running.receive'),
    t('tabbar.otc'),
  ]);
  for (const [index, { url }] of shortcuts.entries()) {
    await page.goto('about:blank');
    await page.goto(server.url + url);
    await shown[index]?.first().waitFor();
  }
});
