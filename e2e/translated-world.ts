import { formats } from '@greenhall/locales/format';
import { publishPiece } from '@greenhall/server/demo/publish-piece';
import { sendWrite } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { type TranslatorMode, translatePages } from './harness/translator.ts';
import { t } from './harness/words.ts';

export let server: ServerHere;
export let anna: Settled;
export let ben: Settled;
/** Two news items, the newer one first. */
export let news: readonly string[];
const { money } = formats('en', t);

/** Opens the world of a page that is translated, and closes it after the tests. */
export function openTranslatedWorld(): void {
  beforeAll(async () => {
    server = await openServerHere();
    const [first, second] = await server.join(['annatrans', 'bentrans'], 1_000n, async (ports) => {
      const shop = await furnishShop(ports);
      for (const name of ['Steel flask', 'Tea cup']) await shop.sell({ name, price: 12n, stock: 5n });
      const write = (title: string) =>
        publishPiece(ports, 'wren', { kind: 'news', words: { en: { title, summary: 'In short', text: `${title}.` } } });
      const ids = [await write('The older one'), await write('The newer one')];
      news = ids.toReversed();
    });
    if (!first || !second) throw new Error('nobody is there');
    [anna, ben] = [first, second];
    const asked = { from: 'usdt', to: 'mey', amount: '400' } as const;
    for (const member of [anna, ben]) {
      const quote = await sendWrite(server.url, member, 'wallet.quote', { body: asked });
      const body = { quote: String(quote.data['id']), payPassword: PAY_PASSWORD };
      expect((await sendWrite(server.url, member, 'wallet.exchange', { body })).ok).toBe(true);
    }
  });
  afterAll(() => server.close());
}

/** A browser of a member whose pages are translated. */
export async function openTranslatedBrowser(mode: TranslatorMode, member: Settled): Promise<UserBrowser> {
  const seat = await openUserBrowser();
  await putSession(seat, server, member);
  await translatePages(seat.context, mode);
  return seat;
}

export const open = (page: Page, path: string) => page.goto(`${server.url}/#/pages/${path}`);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What a page shows, without what stands in for what comes. */
const shownOn = (page: Page) => page.locator('main').innerText();

/** Hides the sums of a screen and shows them again; the large figure goes and comes. */
export async function hideAndShow(page: Page, figure: string): Promise<void> {
  const large = page.locator('.text-num').first();
  await expect.poll(() => large.innerText()).toContain(figure);
  const hide = page.getByRole('button', { name: t('common.hideSums') });
  await hide.click();
  await expect.poll(() => large.innerText()).not.toContain(figure);
  expect(await shownOn(page)).not.toContain(figure);
  await hide.click();
  await expect.poll(() => large.innerText()).toContain(figure);
}

/** Sends an amount by the form, after a refusal at its field, and answers when its outcome is shown. */
export async function sendByForm(page: Page, payee: Settled, amount: string): Promise<void> {
  await open(page, 'wallet/zhuanzhang?coin=mey');
  await page.getByLabel(t('wallet.payeeName')).fill(payee.name);
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('0');
  await button(page, t('wallet.next')).click();
  await page.getByLabel(t('wallet.amount'), { exact: true }).and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill(amount);
  await button(page, t('wallet.next')).click();
  await confirmPayment(page, t('common.confirm'));
  await button(page, t('wallet.again')).waitFor();
}

/** Waits until the large figure of a screen is this amount. */
export async function showsFigure(page: Page, amount: string): Promise<void> {
  await expect.poll(() => page.locator('.text-num').first().innerText()).toContain(money(amount));
}
