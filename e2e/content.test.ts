import { openCallRoute } from '@greenhall/server/demo/call-route';
import { type Piece, publishPiece } from '@greenhall/server/demo/publish-piece';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ClockedServer;
let anna: Settled;
let seat: Seat;

const words = (title: string, text = 'In full.') => ({ en: { title, summary: `${title}, in short`, text } });
const publish = (piece: Piece) => publishPiece(server.app.ports, 'wren', piece);
const go = (path: string) => seat.page.goto(`${server.url}/#${path}`);

beforeAll(async () => {
  server = await openClockedServer();
  const [first] = await server.join(['annareads'], 100n);
  if (!first) throw new Error('nobody is there');
  anna = first;
  for (const title of ['Closed on Monday', 'Maintenance on Sunday']) {
    await publish({ kind: 'notice', words: words(title), isImportant: true });
    server.clock.advance(1_000);
  }
  await publish({ kind: 'notice', words: words('New limits') });
  await publish({ kind: 'news', words: words('A first piece of news') });
  await publish({ kind: 'question', topic: 'coins', words: words('How do I withdraw?', 'Open the wallet.') });
  await publish({ kind: 'question', topic: 'start', words: words('How do I begin?', 'Ask who invited you.') });
  seat = await takeSeat();
  await putSession(seat, server, anna);
});
afterAll(() => server.close());

test('an important notice opens over home, and is put away with it', async () => {
  const { page } = seat;
  await go('/pages/block/home');
  await page.getByRole('dialog', { name: 'Closed on Monday' }).waitFor();
  await go('/pages/block/question');
  await page.getByLabel(t('content.search')).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: 'How do I begin?' }).click();
  await page.getByText('Ask who invited you.').waitFor();
  expect(seat.faults()).toEqual([]);
});

test('an important notice opens once over home, and leads to its text', async () => {
  const { page } = seat;
  await go('/pages/block/home');
  const modal = page.getByRole('dialog', { name: 'Maintenance on Sunday' });
  await modal.getByText('Maintenance on Sunday, in short').waitFor();
  await seat.inspect('important notice');
  await modal.getByRole('button', { name: t('running.readNotice') }).click();
  await page.getByRole('heading', { level: 2, name: 'Maintenance on Sunday' }).waitFor();
  await page.reload();
  await go('/pages/block/home');
  await page.getByRole('link', { name: 'Notice New limits' }).waitFor();
  await page.getByText(t('home.unread', { count: 1 })).waitFor();
  // The bell counts like the entry.
  await page.getByRole('button', { name: `${t('home.notices')}: ${t('home.unread', { count: 1 })}` }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});

test('notices are read one by one and all at once', async () => {
  const { page } = seat;
  await publish({ kind: 'notice', words: words('A third one') });
  await go('/pages/block/notice');
  const list = page.getByRole('list', { name: t('content.noticesTitle') });
  await expect.poll(() => list.getByText(t('content.unread'), { exact: true }).count()).toBe(2);
  await list.getByRole('link', { name: /New limits/ }).click();
  await page.getByText('In full.').waitFor();
  await page.goBack();
  await page.getByText(t('content.unreadCount', { count: 1 })).waitFor();
  await page.getByRole('button', { name: t('content.readAll') }).click();
  await expect.poll(() => list.getByText(t('content.unread'), { exact: true }).count()).toBe(0);
  await expect.poll(() => list.getByRole('listitem').count()).toBe(4);
  expect(seat.faults()).toEqual([]);
});

test('a publication reaches an open screen by itself', async () => {
  const { page } = seat;
  await go('/pages/block/news');
  await page.getByRole('heading', { name: 'A first piece of news' }).waitFor();
  await publish({ kind: 'news', words: words('Told while they look') });
  await page.getByRole('heading', { name: 'Told while they look' }).waitFor();
  await page.getByRole('heading', { name: 'Told while they look' }).click();
  await page.getByText('In full.').waitFor();
  expect(seat.faults()).toEqual([]);
});

/** Keeps what a page has drawn as its largest so far, and how far its parts were moved without a press. */
const WATCH = `
  window.moved = 0;
  const each = (type, act) => new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ element }) => { window.largest = element?.tagName; });
  each('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) window.moved += value; });
`;

test('the pictures of operators are drawn when they are near, nothing moves for it, and each leads where it is linked to', async () => {
  const callRoute = openCallRoute(server.app.ports);
  const { file } = await callRoute('content.addPicture', operatorCaller('wren'), { files: { picture: JPG } });
  const banner = { kind: 'banner', topic: 'home', picture: file, link: { screen: 'questions' } } as const;
  await publish({ ...banner, words: { en: { title: 'Ask us' } } });
  const visitor = await takeSeat();
  const { page } = visitor;
  await putSession(visitor, server, anna);
  await page.addInitScript(WATCH);
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.getByText(t('running.mall')).waitFor();
  await page.getByText(t('running.sharePrice')).waitFor();
  const entries = page.getByRole('list', { name: t('running.entries') });
  await expect.poll(() => entries.getByRole('listitem').count()).toBe(8);
  const way = page.getByRole('link', { name: new RegExp(t('running.questions')) });
  await expect.poll(() => way.count()).toBe(0);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return way.count();
    })
    .toBe(1);
  expect(await page.evaluate('window.moved')).toBeLessThanOrEqual(0.01);
  expect(await page.evaluate('window.largest')).not.toBe('IMG');
  const pictures = page.getByRole('list', { name: t('running.banners') });
  await pictures.getByRole('link', { name: 'Ask us' }).click();
  await page.getByLabel(t('content.search')).waitFor();
  await page.goBack();
  await pictures.getByRole('link', { name: 'Ask us' }).waitFor();
  expect(visitor.faults()).toEqual([]);
});

test('questions are found by words of their answers, without signing in, and each answer has an address', async () => {
  const guest = await takeSeat();
  const { page } = guest;
  await page.goto(`${server.url}/#/pages/block/question`);
  await page.getByLabel(t('content.search')).fill('WALLET');
  await page.getByText(t('content.found', { count: 1 })).waitFor();
  await expect.poll(() => page.getByText('How do I begin?').count()).toBe(0);
  await page.getByRole('link', { name: 'How do I withdraw?' }).click();
  await page.getByText('Open the wallet.').waitFor();
  await guest.inspect('an answer');
  const address = page.url();
  await page.goBack();
  await expect.poll(() => page.getByLabel(t('content.search')).inputValue()).toBe('WALLET');
  await page.getByLabel(t('content.search')).fill('nothing like this');
  await page.getByText(t('content.nothingFound')).waitFor();
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByText('Open the wallet.').waitFor();
  expect(guest.faults()).toEqual([]);
});

test('sixty scripts in titles, summaries and texts are read as the words that they are', async () => {
  const { page } = seat;
  const KINDS = ['question', 'news', 'notice', 'about'] as const;
  const newest: Partial<Record<(typeof KINDS)[number], string>> = {};
  server.clock.advance(1_000);
  for (const [at, payload] of SCRIPT_PAYLOADS.entries()) {
    const kind = KINDS[at % KINDS.length] ?? 'news';
    const said = { en: { title: payload.slice(0, 120), summary: payload, text: payload } };
    const topic = kind === 'question' ? { topic: 'security' } : {};
    newest[kind] = await publish({ kind, words: said, isImportant: kind === 'notice', ...topic });
  }
  // The app begins anew at home: a notice that had opened before a reload would count as read.
  await page.goto('about:blank');
  await go('/pages/block/home');
  const modal = page.getByRole('dialog');
  await modal.waitFor();
  await modal.getByRole('button', { name: t('running.readNotice') }).click();
  await page.getByRole('heading', { level: 1, name: t('content.noticeTitle') }).waitFor();
  for (const path of [
    '/pages/block/question',
    `/pages/block/question?id=${newest.question}`,
    '/pages/block/news',
    `/pages/block/newsContent?id=${newest.news}`,
    '/pages/block/notice',
    `/pages/block/noticeDetails?id=${newest.notice}`,
    '/pages/user/aboutUs',
  ]) {
    await go(path);
    await page.getByText('window.hit').filter({ visible: true }).first().waitFor();
    for (const fold of await page.locator('summary').all()) await fold.click();
    expect([path, await page.evaluate('window.hit')]).toEqual([path, undefined]);
  }
  expect(seat.faults()).toEqual([]);
});
