import { join } from 'node:path';
import type { Language } from '@greenhall/locales/languages';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import type { Browser, Page } from 'playwright-core';
import { DESK, openUserBrowser } from '../harness/browser.ts';
import { contactSheet } from './contact-sheet.ts';

interface Console {
  readonly browser: Browser;
  readonly url: string;
  /** The cookie of an operator who may see every screen. */
  readonly cookie: string;
  readonly to: string;
}

interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

const CELLS = { columns: 3, width: 640, height: 450 } as const;
const LOADING = '.ant-spin-spinning, .ant-skeleton-active';

async function settle(page: Page): Promise<void> {
  await page.locator('nav a').first().waitFor();
  await page.waitForLoadState('networkidle');
  const loading = page.locator(LOADING);
  while ((await loading.count()) > 0) await loading.first().waitFor({ state: 'detached' });
}

/** The screens that the menu leads to, by their addresses. */
const screensOf = (page: Page): Promise<string[]> =>
  page.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));

/** A picture of every screen of the console's menu, and a contact sheet of them; answers where that is. */
export async function consolePictures({ browser, url, cookie, to }: Console, look: Look): Promise<string> {
  const { language, theme, width } = look;
  const seat = await openUserBrowser({ browser, colorScheme: theme, size: { ...DESK, width } });
  await seat.context.addInitScript(`localStorage.setItem('language', ${JSON.stringify(language)})`);
  await seat.context.addCookies([
    { name: OPERATOR_COOKIE, value: cookie, url: `${url}/api`, httpOnly: true, sameSite: 'Strict' },
  ]);
  const { page } = seat;
  await page.goto(`${url}/admin/#/`);
  await settle(page);
  const pictures: { path: string; name: string }[] = [];
  for (const screen of await screensOf(page)) {
    const name = screen === '/' ? 'dashboard' : screen.slice(1).replaceAll('/', '-');
    await page.goto(`${url}/admin/?${name}#${screen}`);
    await settle(page);
    const path = join(to, `console-${name}-${language}-${theme}-${width}.png`);
    await page.screenshot({ path });
    pictures.push({ path, name });
  }
  for (const fault of seat.faults()) console.error(`console ${language} ${theme}: ${fault}`);
  await seat.context.close();
  const sheet = join(to, `sheet-console-${language}-${theme}-${width}.png`);
  await contactSheet(pictures, sheet, CELLS);
  return sheet;
}
