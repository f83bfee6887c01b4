import { JPG } from '@greenhall/test-kit/otc-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Browser, Locator, Page } from 'playwright-core';
import { openUserBrowser } from '../harness/browser.ts';
import { putSession } from '../harness/signed-in.ts';
import { t } from '../harness/words.ts';

/** How many times slower than this machine the browser computes, as a phone of the middle class does. */
const SLOWED = 4;
/** Milliseconds within which a field has the focus by itself, or costs a tap. */
const FOCUS_MS = 1_000;

/** Drives one job and counts: a tap is a press on a button, a link, a choice or a field that does not have the focus yet. */
class Journey {
  readonly page: Page;
  taps = 0;
  readonly #screens = new Set<string>();
  #begunAt = 0;
  constructor(page: Page) {
    this.page = page;
    page.on('framenavigated', () => this.#screens.add(new URL(page.url()).hash.replace(/[?&](?!sheet).*$/, '')));
  }

  async tap(what: Locator): Promise<void> {
    await what.first().waitFor();
    if (this.taps === 0) this.#begunAt = performance.now();
    this.taps += 1;
    await what.first().click();
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    const focused = field.and(this.page.locator(':focus'));
    const hasFocus = await focused.waitFor({ timeout: FOCUS_MS }).then(
      () => true,
      () => false,
    );
    if (!hasFocus) this.taps += 1;
    await field.fill(text);
  }

  readonly button = (name: string | RegExp): Locator => this.page.getByRole('button', { name, exact: true });
  readonly link = (name: string): Locator => this.page.getByRole('link', { name, exact: true });
  readonly tab = (name: string): Locator =>
    this.page
      .getByRole('navigation', { name: t('common.tabs') })
      .getByRole('link')
      .filter({ hasText: name });
  readonly label = (name: string): Locator => this.page.getByLabel(name, { exact: true });

  /** Confirms in the sheet that has opened. */
  async confirm(name: string | RegExp): Promise<void> {
    await this.type(this.page.getByRole('dialog').getByLabel(t('pay.password'), { exact: true }), PAY_PASSWORD);
    await this.tap(this.page.getByRole('dialog').getByRole('button', { name, exact: true }));
  }

  /** Taps, screens and sheets after home, and seconds from the first tap. */
  sum(): string {
    return `${this.taps} taps, ${this.#screens.size} screens, ${((performance.now() - this.#begunAt) / 1_000).toFixed(1)} s`;
  }
}

interface Job {
  readonly name: string;
  readonly by: 'head' | 'active' | 'newcomer';
  readonly drive: (journey: Journey) => Promise<void>;
}

/** The jobs that a member does, each begun on home. */
const JOBS: readonly Job[] = [
  {
    name: 'pay in, by bank',
    by: 'head',
    drive: async (j) => {
      await j.tap(j.tab(t('tabbar.wallet')));
      await j.tap(j.link(t('wallet.rechargeTitle')));
      await j.tap(j.button(new RegExp(t('wallet.payIn.bank'))));
      await j.type(j.label(t('wallet.amount')), '100');
      j.taps += 1;
      await j.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'voucher.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPG) });
      await j.tap(j.button(t('common.submit')));
      await j.page.getByText(t('wallet.rechargeDone')).waitFor();
    },
  },
  {
    name: 'pay in, by USDT',
    by: 'active',
    drive: async (j) => {
      await j.tap(j.tab(t('tabbar.wallet')));
      await j.tap(j.link(t('wallet.rechargeTitle')));
      await j.tap(j.button(new RegExp(t('wallet.payIn.BEP20'))));
      await j.type(j.label(t('wallet.amount')), '100');
      await j.tap(j.button(t('wallet.exactOpen')));
      await j.page.locator('canvas, svg[role=img]').first().waitFor();
    },
  },
  {
    name: 'activate',
    by: 'newcomer',
    drive: async (j) => {
      await j.tap(j.link(t('home.next.activateAct')));
      await j.confirm(t('stock.activate'));
      await j.tap(j.button(t('pay.finish')));
    },
  },
  {
    name: 'invite',
    by: 'head',
    drive: async (j) => {
      await j.tap(j.link(t('running.invite')));
      await j.tap(j.button(t('common.copy')));
    },
  },
  {
    name: 'send to a known payee',
    by: 'head',
    drive: async (j) => {
      await j.tap(j.link(t('running.send')));
      await j.tap(j.page.getByRole('list', { name: t('people.recent') }).getByRole('button'));
      await j.type(j.label(t('wallet.amount')), '2');
      await j.tap(j.button(t('wallet.next')));
      await j.confirm(t('common.confirm'));
      await j.button(t('wallet.again')).waitFor();
    },
  },
  {
    name: 'mall, address known',
    by: 'head',
    drive: async (j) => {
      await j.tap(j.tab(t('tabbar.user')));
      await j.tap(j.link(t('members.mall')));
      await j.tap(j.page.locator('a[href*="shopDetails"]'));
      await j.tap(j.button(t('shop.buyNow')));
      await j.tap(j.button(t('orders.place')));
      await j.confirm(/^Pay /);
      await j.page.getByText(t('orders.paid')).first().waitFor();
    },
  },
  {
    name: 'sell shares',
    by: 'active',
    drive: async (j) => {
      await j.tap(j.tab(t('tabbar.aktie')));
      await j.tap(j.link(t('stock.sell')));
      await j.type(j.label(t('stock.sellQuantity')), '100');
      await j.confirm(/^Sell 100/);
      await j.page.getByText(t('stock.offered')).first().waitFor();
    },
  },
  {
    name: 'write to customer service',
    by: 'active',
    drive: async (j) => {
      await j.tap(j.link(t('running.service')));
      await j.type(j.page.getByRole('textbox', { name: t('messages.write') }), 'A question');
      await j.tap(j.button(t('messages.send')));
      await j.page.getByText(t('messages.stage.sent')).last().waitFor();
    },
  },
  {
    name: 'language',
    by: 'newcomer',
    drive: async (j) => {
      await j.tap(j.tab(t('tabbar.user')));
      await j.tap(j.label(t('common.language')));
      await j.tap(j.page.getByRole('dialog').getByText('Deutsch'));
      await j.page.getByText('Sprache').first().waitFor();
    },
  },
];

/** Drives each job once by a member of the demo world, and says what it took. */
export async function driveJobs(browser: Browser, url: string, people: Readonly<Record<Job['by'], Settled>>) {
  for (const { name, by, drive } of JOBS) {
    const seat = await openUserBrowser({ browser });
    await putSession(seat, { url }, people[by]);
    const { page } = seat;
    await page.goto(`${url}/#/pages/block/home`);
    await page.locator('main#content').waitFor();
    await page.waitForLoadState('networkidle');
    const notice = page.getByRole('dialog').getByRole('button').first();
    if (await notice.isVisible()) await notice.click();
    const session = await seat.context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const journey = new Journey(page);
    await drive(journey);
    console.log(`${name}: ${journey.sum()}`);
    await seat.context.close();
  }
}
