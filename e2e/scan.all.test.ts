import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedToken } from '@greenhall/domain/chain/payee-address';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const OTHER = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d';
let server: ServerHere;
let browser: Browser;
let ann: Settled;
let bo: Settled;

/** A picture with a QR code; without a text it has none. */
async function pictureOf(text: string | undefined, side = 480): Promise<Buffer> {
  const white = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } });
  if (text === undefined) return white.jpeg().toBuffer();
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `<rect x="${x}" y="${y}" width="1" height="1"/>` : '')),
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/>${squares.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

beforeAll(async () => {
  server = await openServerHere();
  const [first, second] = await server.join(['annscan', 'boscan'], 100n);
  if (!first || !second) throw new Error('nobody is there');
  [ann, bo] = [first, second];
  // Frames of pictures one after the other are a film of this format. The browser takes them for its camera.
  const film = join(server.app.ports.settings.dataDir, 'camera.mjpeg');
  const frame = await pictureOf(`greenhall:member?name=${bo.name}&number=${bo.no}`);
  writeFileSync(film, Buffer.concat(Array.from({ length: 10 }, () => frame)));
  const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  browser = await openBrowser(camera);
});
afterAll(async () => {
  await server.close();
  await browser.close();
});

async function open(path: string): Promise<UserBrowser> {
  const seat = await openUserBrowser({ browser });
  await putSession(seat, server, ann);
  await seat.page.goto(`${server.url}/#${path}`);
  return seat;
}

const scanner = (page: Page) => page.getByRole('dialog', { name: t('scan.open') });
const openScanner = (page: Page) => page.getByRole('button', { name: t('scan.open') }).click();
const choose = async (page: Page, text: string | undefined) =>
  scanner(page)
    .locator('[data-scan]')
    .setInputFiles({ name: 'code.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(text) });

test("the camera reads a member's code: the payee is filled in and looked up, nothing is sent", async () => {
  const seat = await open('/pages/wallet/zhuanzhang');
  const { page } = seat;
  await seat.context.grantPermissions(['camera'], { origin: server.url });
  await openScanner(page);
  await scanner(page).waitFor({ state: 'detached' });
  await page.getByText(t('wallet.payeeFound', { name: bo.name })).waitFor();
  await expect.poll(() => page.getByLabel(t('wallet.payeeName')).inputValue()).toBe(bo.name);
  expect(seat.faults()).toEqual([]);
});

test('without the camera a picture is read, and one without a code says so', async () => {
  const seat = await open('/pages/bank/bankAdd');
  const { page } = seat;
  await openScanner(page);
  await scanner(page).getByText(t('scan.refused')).waitFor();
  await seat.inspect('the scanner without a camera');
  await choose(page, undefined);
  await scanner(page).getByText(t('scan.nothing')).waitFor();
  await choose(page, `ethereum:${ADDRESS}@56?value=1`);
  await scanner(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel(new RegExp(t('wallet.address'))).inputValue()).toBe(ADDRESS);
  expect(seat.faults()).toEqual([]);
});

test('the code of a token transfer fills in its receiver, and one that pays somebody else nothing', async () => {
  const seat = await open('/pages/bank/bankAdd');
  const { page } = seat;
  const field = page.getByLabel(new RegExp(t('wallet.address')));
  const scanned = async (text: string) => {
    await openScanner(page);
    await choose(page, text);
    await scanner(page).waitFor({ state: 'detached' });
  };
  const token = listedToken('BEP20', server.app.ports.chain.terms('BEP20')?.token);
  await scanned(`ethereum:${token}@56/transfer?address=${ADDRESS}&uint256=1e19`);
  await expect.poll(() => field.inputValue()).toBe(ADDRESS);
  await scanned(`ethereum:${OTHER}@56/transfer?address=${OTHER}&uint256=1e19`);
  await page.getByText(t('scan.fault.otherToken')).waitFor();
  await scanned(`https://bscscan.com/address/${OTHER}`);
  await page.getByText(t('scan.fault.noAddress')).waitFor();
  expect(await field.inputValue()).toBe(ADDRESS);
  await seat.inspect('a code that is refused');
  expect(seat.faults()).toEqual([]);
});

test('a scanned invitation fills in its code and place; a script in a code is a text', async () => {
  const seat = await openUserBrowser({ browser });
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/user/register`);
  await openScanner(page);
  await choose(page, `${server.url}/#/pages/user/register?code=${ann.invitation}&contact=${ann.name}&zone=B`);
  await page.getByText(t('entry.invitedBy', { name: 'a' }).slice(0, -1)).waitFor();
  await expect.poll(() => page.getByLabel(t('entry.invite')).inputValue()).toBe(ann.invitation);
  await expect.poll(() => page.getByLabel(t('entry.contact'), { exact: true }).inputValue()).toBe(ann.name);
  seat.expectRefusal('/api/network/inviter', 404);
  seat.expectRefusal('/api/network/inviter', 400);
  await openScanner(page);
  await choose(page, '<img src=x onerror=window.hit=1>');
  await scanner(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel(t('entry.invite')).inputValue()).toContain('<img');
  expect(await page.evaluate('window.hit')).toBeUndefined();
});

test("a member's own code can be read by the scanner", async () => {
  const seat = await open('/pages/user/user');
  const { page } = seat;
  await page.getByRole('button', { name: t('scan.mine') }).click();
  const code = page.getByRole('dialog').getByRole('img', { name: t('scan.mine') });
  await code.waitFor();
  await seat.inspect("the member's own code");
  const picture = await code.screenshot({ type: 'jpeg' });
  await page.goto(`${server.url}/#/pages/wallet/zhuanzhang`);
  await openScanner(page);
  await scanner(page).locator('[data-scan]').setInputFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer: picture });
  await scanner(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel(t('wallet.payeeName')).inputValue()).toBe(ann.name);
});
