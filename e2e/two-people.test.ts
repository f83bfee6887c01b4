import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { confirmPayment, registerMember, signIn } from './harness/member.ts';
import { takeDesk } from './harness/operator.ts';
import { solvePuzzle, solveByWork } from './harness/puzzle.ts';
import { t } from './harness/words.ts';
import { readSingly } from './harness/reads.ts';

let server: ServerHere;
let ann: UserBrowser;
let bo: UserBrowser;
const desks: UserBrowser[] = [];
const NAMES = { ann: 'annlee', bo: 'bochen' } as const;

beforeAll(async () => {
  server = await openServerHere();
  [ann, bo] = await Promise.all([openUserBrowser(), openUserBrowser()]);
  for (const operator of await server.appoint('firsthand', 'secondhand'))
    desks.push(await takeDesk(server.url, operator));
});
afterAll(() => server.close());

const open = (seat: UserBrowser, path: string) => seat.page.goto(`${server.url}/#${path}`);
const next = (page: Page) => page.getByRole('button', { name: t('wallet.next'), exact: true }).click();
const amount = (page: Page) => page.getByLabel(t('wallet.amount'), { exact: true });
const outcome = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor();

/** What the wallet says of a coin, read anew from the server. */
async function balance({ page }: UserBrowser, coin: 'usdt' | 'mey'): Promise<string> {
  await page.goto(`${server.url}/#/pages/wallet/wallet`);
  await page.reload();
  const list = page.getByRole('list', { name: t('wallet.coins') });
  const row = list.getByRole('listitem').filter({ hasText: t(`coin.${coin}`) });
  // The cash coin stands above the others.
  const shown = coin === 'mey' ? page.locator('main section').first() : row;
  // A coin has its place before its figures are there.
  await expect.poll(() => shown.innerText()).toMatch(/\d\.\d\d/);
  return shown.innerText();
}

describe('two people join and pay each other', () => {
  test('the first one joins with the puzzle and is signed in', async () => {
    const person = {
      username: NAMES.ann,
      phone: '13900000001',
      invitation: server.app.first.invitationCode,
      contact: 'root',
    };
    await registerMember(ann.page, server, person, solvePuzzle);
    // Who is signed in is led to the payment, and not told to sign in.
    await ann.page.getByRole('link', { name: t('entry.payIn') }).waitFor();
    expect(await ann.page.getByText(t('entry.ownNote')).count()).toBe(0);
    await ann.inspect('registered');
    await ann.page.getByRole('link', { name: t('state.toHome') }).click();
    await ann.page.getByText(t('home.pending')).waitFor();
    await open(ann, '/pages/user/user');
    await ann.page.getByRole('button', { name: t('members.logout'), exact: true }).click();
    await ann.page
      .getByRole('dialog')
      .getByRole('button', { name: t('members.logout'), exact: true })
      .click();
    await signIn(ann.page, server, NAMES.ann, solvePuzzle);
    await ann.page.getByText(t('home.pending')).waitFor();
    await ann.inspect('home');
    expect(ann.faults()).toEqual([]);
  });

  test('the second one joins below with her link, without the puzzle', async () => {
    await open(ann, '/pages/block/home');
    await ann.page.getByRole('link', { name: t('running.invite'), exact: true }).click();
    // The message to be sent carries the link to the place that is chosen.
    const shown = ann.page.getByText(/register\?code=/);
    await expect.poll(() => shown.innerText()).toContain('zone=A');
    await ann.page.getByText(t('network.zone', { zone: 'B' }), { exact: true }).click();
    await expect.poll(() => shown.innerText()).toContain('zone=B');
    await ann.inspect('share centre');
    await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ann.page
      .getByRole('button', { name: t('common.copy') })
      .first()
      .click();
    await ann.page.getByText(t('common.copied')).waitFor();
    const link = await shown.innerText();
    expect(await ann.page.evaluate('navigator.clipboard.readText()')).toBe(`${t('network.shareText')} ${link}`);
    const invitation = /code=(\w+)/.exec(link)?.[1] ?? '';
    const person = { username: NAMES.bo, phone: '13900000002', invitation, contact: NAMES.ann };
    await registerMember(bo.page, server, person, solveByWork);
    await bo.page.getByRole('link', { name: t('state.toHome') }).click();
    await bo.page.getByText(t('home.pending')).waitFor();
    await ann.page.reload();
    const brought = ann.page.getByRole('list', { name: t('network.direct'), exact: true });
    await brought.getByText(t('network.feesOf', { day: '0.00', month: '0.00' })).waitFor();
    await brought.getByText(NAMES.bo, { exact: true }).waitFor();
    // The place that was just taken is not offered any more.
    await ann.page.getByText(t('network.place', { zone: 'B', name: NAMES.ann }), { exact: true }).waitFor();
    expect([...ann.faults(), ...bo.faults()]).toEqual([]);
  });

  test('a recharge is credited once two operators have approved its receipt', async () => {
    const { page } = ann;
    await open(ann, '/pages/wallet/chongzhi');
    await amount(page).fill('1000');
    await page.getByLabel(t('wallet.externalReference')).fill('bank slip 4711');
    const voucher = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#dfe8e4' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'voucher.jpg', mimeType: 'image/jpeg', buffer: voucher });
    const preview = page.getByAltText('voucher.jpg');
    await preview.waitFor();
    // Taken with the phone upright: it is sent as it is seen.
    const height = () => preview.evaluate((image) => (image as unknown as { naturalHeight: number }).naturalHeight);
    await expect.poll(height).toBe(640);
    await ann.inspect('recharge');
    await page.getByRole('button', { name: t('common.submit') }).click();
    await outcome(page, t('wallet.rechargeDone'));
    await ann.inspect('recharge reported');
    for (const [index, act] of [t('console.approve'), t('console.book')].entries()) {
      const desk = desks[index]?.page as Page;
      await desk.goto(`${server.url}/admin/#/recharges`);
      if (index === 1) await desk.getByText(t('console.state.approved'), { exact: true }).click();
      await desk.getByText('bank slip 4711').waitFor();
      await desks[index]?.inspect('recharges');
      await desk.getByRole('button', { name: act, exact: true }).click();
      await desk.getByRole('tooltip').getByRole('button', { name: act, exact: true }).click();
      await desk.getByText('bank slip 4711').waitFor({ state: 'hidden' });
    }
    expect(await balance(ann, 'usdt')).toContain('1,000.00');
    expect([...ann.faults(), ...desks.flatMap((desk) => desk.faults())]).toEqual([]);
  });

  test('she exchanges, converts and activates the one below her', async () => {
    const { page } = ann;
    await open(ann, '/pages/wallet/exchange');
    await amount(page).fill('500');
    await page.getByRole('button', { name: t('wallet.getQuote') }).click();
    await ann.inspect('quote');
    await next(page);
    // What she has got is read while the next amount is checked: it counts all the same.
    const read = Promise.withResolvers<void>();
    await readSingly(ann);
    await page.route('**/api/wallet/balances', async (route) => read.promise.then(() => route.continue()));
    await confirmPayment(page, t('common.confirm'));
    await outcome(page, t('wallet.exchangeDone'));

    await open(ann, '/pages/wallet/zhuanhuan');
    await amount(page).fill('100');
    await next(page);
    read.resolve();
    await page.getByRole('dialog').getByLabel(t('pay.password'), { exact: true }).waitFor();
    await page.unroute('**/api/wallet/balances');
    await ann.inspect('confirming a conversion');
    await confirmPayment(page, t('common.confirm'));
    await outcome(page, t('wallet.convertDone'));

    await open(ann, '/pages/user/userRecommend');
    const ofBo = page.getByRole('listitem').filter({ hasText: NAMES.bo });
    await ofBo.getByRole('button', { name: t('network.activate'), exact: true }).click();
    await page.getByRole('dialog').getByText(t('network.countsFrom')).waitFor();
    await ann.inspect('activating');
    await confirmPayment(page, t('network.activate'));
    await page.getByRole('heading', { name: t('network.activated', { name: NAMES.bo }) }).waitFor();
    await page.getByRole('button', { name: t('pay.finish'), exact: true }).click();
    await open(bo, '/pages/user/user');
    // What others change is looked at anew every twenty seconds.
    await bo.page.getByText(t('members.active'), { exact: true }).waitFor();
    expect([...ann.faults(), ...bo.faults()]).toEqual([]);
  });

  test('a transfer takes the right password, waits for the first payee and can be taken back', async () => {
    const { page } = ann;
    await open(ann, '/pages/wallet/zhuanzhang');
    // The payee's name comes while the button is being pressed: the press counts all the same.
    const pressed = Promise.withResolvers<void>();
    await page.route('**/api/wallet/payee?*', async (route) => pressed.promise.then(() => route.continue()));
    await page.getByLabel(t('wallet.payeeName')).fill(NAMES.bo);
    await amount(page).fill('50');
    await page.getByRole('button', { name: t('wallet.next'), exact: true }).hover();
    await page.mouse.down();
    pressed.resolve();
    await page.getByText(t('wallet.payeeFound', { name: '' })).waitFor();
    await page.mouse.up();
    ann.expectRefusal('/api/wallet/transfers', 403);
    await confirmPayment(page, t('common.confirm'), 'not-this-one');
    await page
      .getByRole('dialog')
      .getByText(t('payPasswordWrong', { left: 4 }))
      .waitFor();
    await ann.inspect('wrong payment password');
    await confirmPayment(page, t('common.confirm'));
    await outcome(page, t('wallet.transferHeld'));
    await ann.inspect('transfer held');
    await page.getByRole('button', { name: t('wallet.takeBack') }).click();
    await ann.inspect('taking back');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('wallet.takeBack') })
      .click();
    await outcome(page, t('wallet.transferTaken'));
    // 1000 − 500 usdt; 500 − 1 fee − 100 mey.
    expect(await balance(ann, 'mey')).toContain('399.00');
    expect(ann.faults()).toEqual([]);
  });

  test('an operator restricts her for an hour, she reads why on her page, and it is lifted', async () => {
    const [desk] = desks;
    if (!desk) throw new Error('there is no operator');
    await open(ann, '/pages/user/user');
    await ann.page.getByRole('button', { name: t('members.logout') }).waitFor();
    const { page } = desk;
    await page.goto(`${server.url}/admin/#/members`);
    const row = page.getByRole('row').filter({ hasText: NAMES.ann });
    const number = await row.getByRole('cell').first().innerText();
    await page.goto(`${server.url}/admin/#/restrictions`);
    await page.getByLabel(t('console.memberNumber')).fill(number);
    await page.getByLabel(t('console.restrictedWhat')).click();
    await page.getByTitle(t('console.restriction.transfer'), { exact: true }).click();
    await page.getByLabel(t('console.restrictedHours')).fill('1');
    const reason = page.getByLabel(t('console.detailedReason', { min: 20 }));
    const isWrong = () => reason.getAttribute('aria-invalid');
    await reason.pressSequentially('a lost phone         ');
    await expect.poll(isWrong).toBe('true');
    await reason.fill('a call about a lost phone');
    await expect.poll(isWrong).not.toBe('true');
    await page.getByRole('button', { name: t('console.restrict'), exact: true }).click();
    await page.getByRole('cell', { name: 'a call about a lost phone' }).waitFor();
    await desk.inspect('restrictions');
    await ann.page.getByText(t('members.restricted.transfer')).waitFor();
    await ann.page.getByText('a call about a lost phone').waitFor();
    await ann.inspect('mine, restricted');
    await page.getByRole('button', { name: t('console.lift'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('console.lift') });
    await dialog.getByLabel(t('console.reason')).fill('she has called back');
    await dialog.locator('.ant-btn-primary').click();
    await ann.page.getByText(t('members.restricted.transfer')).waitFor({ state: 'detached' });
    expect([...ann.faults(), ...desk.faults()]).toEqual([]);
  });

  test('her statement closes, as a table and as a document', async () => {
    const { page } = ann;
    await open(ann, '/pages/wallet/bill');
    await page.getByRole('button', { name: t('wallet.statement') }).click();
    const sheet = page.getByRole('dialog', { name: t('wallet.statement') });
    await sheet.waitFor();
    await ann.inspect('statement');
    const fetchFile = async (format: string): Promise<Buffer> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        sheet.getByRole('button', { name: format, exact: true }).click(),
      ]);
      return readFileSync(await download.path());
    };
    const rows = (await fetchFile('CSV')).toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
    const lines = rows.map((row) => row.split(','));
    /** Amounts are written with all their six decimals. */
    const micro = (text = '') => BigInt(text.replace('.', ''));
    const lineOf = (label: string) => lines.findIndex(([first]) => first === label);
    const [opening, closing] = [lineOf(t('statement.opening')), lineOf(t('statement.closing'))];
    const changes = lines.slice(opening + 2, closing).map((line) => micro(line[4]));
    const sum = changes.reduce((total, change) => total + change, micro(lines[opening]?.[5]));
    expect(changes.length).toBeGreaterThanOrEqual(5);
    expect(sum).toBe(micro(lines[closing]?.[5]));
    expect(sum).toBe(399_000_000n);
    const pdf = await fetchFile('PDF');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(5_000);
    expect(ann.faults()).toEqual([]);
  });

  test('the app speaks Thai and turns dark when told to', async () => {
    const { page } = ann;
    await open(ann, '/pages/user/user');
    await page.getByRole('button', { name: t('common.language') }).click();
    await page.getByRole('dialog').getByText('ไทย').click();
    await page.locator('html[lang=th]').waitFor();
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .nth(2)
      .click();
    await page.locator('html[data-theme=dark]').waitFor();
    await ann.inspect('mine in Thai, dark');
    await page.reload();
    await page.locator('html[lang=th][data-theme=dark]').waitFor();
    await open(ann, '/pages/wallet/wallet');
    await page.getByRole('heading', { level: 1, name: /\p{Script=Thai}/u }).waitFor();
    await ann.inspect('wallet in Thai, dark');
    expect(ann.faults()).toEqual([]);
  });
});
