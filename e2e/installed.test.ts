import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Seat, openBrowser, takeSeat } from './harness/browser.ts';
import { type TestServer, openServer } from './harness/server.ts';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: TestServer;
let browser: Browser;
let ann: Settled;

beforeAll(async () => {
  const directory = newDataDir();
  const [first] = await settleMembers({ DATA_DIR: directory }, ['anninstalled'], 1_234n);
  if (!first) throw new Error('nobody is there');
  ann = first;
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
const FIGURE = /1,234\.00/;
const withoutLine = (seat: Seat) =>
  seat.faults().filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/.test(fault));

test('the app can be installed: its manifest, icons and worker are there', async () => {
  const seat = await takeSeat({ browser, hasWorker: true });
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

test('a cold start without a line shows the app, and no figure of anybody', async () => {
  const seat = await takeSeat({ browser, hasWorker: true });
  await putSession(seat, server, ann);
  const { page, context } = seat;
  await page.goto(`${server.url}/#/pages/wallet/wallet`);
  await page.getByText(FIGURE).first().waitFor();
  await controlled(page);
  // What was loaded before the worker was there is kept as well.
  await page.reload();
  await page.getByText(FIGURE).first().waitFor();
  expect(await kept(page)).toEqual(['/']);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByRole('button', { name: t('common.retry') })
    .first()
    .waitFor();
  expect(await page.innerText('body')).not.toMatch(FIGURE);
  await context.setOffline(false);
  await page.getByText(FIGURE).first().waitFor();
  expect(withoutLine(seat)).toEqual([]);
});

test('after a sign-out nothing of the member is kept', async () => {
  const seat = await takeSeat({ browser, hasWorker: true });
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
  const seat = await takeSeat({ browser, hasWorker: true });
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
    const headers = { accept: '*/*' };
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

test('a new version waits for a press, and not while something is typed', async () => {
  const front = await openRelease();
  const { page } = await takeSeat({ browser, hasWorker: true });
  await page.goto(`${front.url}/#/pages/user/login`);
  const name = page.getByLabel(t('entry.username'), { exact: true });
  await name.fill('typed');
  await controlled(page);
  front.release();
  await page.evaluate(`(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
    await registration.update();
    await found;
    const { installing } = registration;
    if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  })()`);
  const offer = page.getByRole('status').filter({ hasText: t('version.ready') });
  expect(await offer.count()).toBe(0);
  await name.fill('');
  await offer.waitFor();
  expect(await name.inputValue()).toBe('');
  await offer.getByRole('button', { name: t('version.use') }).click();
  await offer.waitFor({ state: 'detached' });
  await name.waitFor();
  expect(await page.evaluate('navigator.serviceWorker.ready.then(({ waiting }) => waiting === null)')).toBe(true);
  front.server.closeAllConnections();
  await new Promise((resolve) => front.server.close(resolve));
});
