import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openBrowser, openUserBrowser } from './harness/browser.ts';
import { type TestServer, openServer } from './harness/server.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: TestServer;
let browser: Browser;
let ann: Settled;

beforeAll(async () => {
  const directory = newDataDir();
  [ann] = (await settleMembers({ DATA_DIR: directory }, ['annportal'], 100n)) as [Settled];
  [server, browser] = await Promise.all([openServer(directory), openBrowser()]);
});
afterAll(async () => {
  await server.close();
  await browser.close();
});

const PORTAL = 'Sign in to this network';

/** A network that at times answers everything with its own page, and with success. */
async function openNetwork() {
  const network = { url: '', isPortal: false };
  const front = createServer((incoming, outgoing) => {
    if (network.isPortal)
      return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${PORTAL}</h1>`);
    const headers = { ...incoming.headers, host: new URL(server.url).host };
    const passed = request(server.url + (incoming.url ?? ''), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    front.closeAllConnections();
    front.close();
  });
  network.url = `http://localhost:${(front.address() as AddressInfo).port}`;
  return network;
}

const controlled = `navigator.serviceWorker.controller !== null`;

test('what a network answers in place of the app is not kept: neither as a file nor as the page', async () => {
  const network = await openNetwork();
  const seat = await openUserBrowser({ browser, hasWorker: true });
  const { page, context } = seat;
  await putSession(seat, network, ann);
  // Somebody who saves data has only the screens that were opened.
  await context.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  await page.goto(`${network.url}/#/pages/block/home`);
  await page.getByText(t('home.total')).waitFor();
  await expect.poll(() => page.evaluate(controlled)).toBe(true);
  await page.reload();
  await page.getByText(t('home.total')).waitFor();

  const open = (tab: 'tabbar.home' | 'tabbar.wallet') =>
    page.getByRole('navigation').getByText(t(tab), { exact: true }).click();
  network.isPortal = true;
  await open('tabbar.wallet');
  await page.getByText(t('state.error')).waitFor();
  network.isPortal = false;
  await open('tabbar.home');
  await open('tabbar.wallet');
  await page.getByRole('heading', { level: 1, name: t('wallet.title'), exact: true }).waitFor();

  network.isPortal = true;
  await page.reload();
  await page.getByRole('heading', { name: PORTAL }).waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: t('wallet.title'), exact: true }).waitFor();
});
