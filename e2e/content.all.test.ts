import { openCallRoute } from '@greenhall/server/demo/call-route';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { beforeAll, expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { anna, go, openContentWorld, publish, seat, server, words } from './content-world.ts';

openContentWorld();
// No important notice lies over home any more.
beforeAll(() => demandWrite(server.url, anna, 'content.readNotices', {}));

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

test('the pictures of operators stand below the rest of home, nothing moves for them, and each leads where it is linked to', async () => {
  const callRoute = openCallRoute(server.app.ports);
  const { file } = await callRoute('content.addPicture', operatorCaller('wren'), { files: { picture: JPG } });
  const banner = { kind: 'banner', topic: 'home', picture: file, link: { screen: 'questions' } } as const;
  await publish({ ...banner, words: { en: { title: 'Ask us' } } });
  const visitor = await openUserBrowser();
  const { page } = visitor;
  await putSession(visitor, server, anna);
  await page.addInitScript(WATCH);
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.getByText(t('running.sharePrice')).waitFor();
  const entries = page.getByRole('list', { name: t('running.entries') });
  await expect.poll(() => entries.getByRole('listitem').count()).toBe(8);
  const pictures = page.getByRole('list', { name: t('running.banners') });
  const isDrawn = () => pictures.locator('img').evaluate((img: { naturalWidth: number }) => img.naturalWidth > 0);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return isDrawn();
    })
    .toBe(true);
  expect(await page.evaluate('window.moved')).toBeLessThanOrEqual(0.01);
  expect(await page.evaluate('window.largest')).not.toBe('IMG');
  await pictures.getByRole('link', { name: 'Ask us' }).click();
  await page.getByLabel(t('content.search')).waitFor();
  await page.goBack();
  await pictures.getByRole('link', { name: 'Ask us' }).waitFor();
  expect(visitor.faults()).toEqual([]);
});

test('questions are found by words of their answers, without signing in, and each answer has an address', async () => {
  const guest = await openUserBrowser();
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

test('an important notice that arrives on home covers nothing that is pressed, and opens with home the next time', async () => {
  const { page } = seat;
  const inHome = (role: 'link' | 'button', name: string) =>
    page.getByRole('list', { name: t('running.quick') }).getByRole(role, { name, exact: true });
  const acts = [
    [inHome('link', t('running.send')), t('wallet.payeeName')],
    [inHome('button', t('running.receive')), t('running.payIn')],
    [inHome('link', t('running.exchange')), t('wallet.getQuote')],
    [inHome('link', t('running.buy')), t('otc.wantBuy')],
  ] as const;
  for (const [act, shown] of acts) {
    await go('/pages/block/home');
    await act.waitFor();
    const unread = () => page.getByRole('button', { name: `${t('home.notices')}: ` }).getAttribute('aria-label');
    const before = await unread();
    server.clock.advance(1_000);
    await publish({ kind: 'notice', words: words(`Before ${shown}`), isImportant: true });
    await expect.poll(unread).not.toBe(before);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await act.click();
    await page.getByText(shown).or(page.getByLabel(shown)).first().waitFor();
    await page.goto('about:blank');
    await go('/pages/block/home');
    await page.getByRole('dialog', { name: `Before ${shown}` }).waitFor();
    await page.goto('about:blank');
  }
  expect(seat.faults()).toEqual([]);
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
