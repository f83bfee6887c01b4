import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type UserBrowser } from './harness/browser.ts';
import { takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

export let server: ServerHere;
export let anna: Settled;
/** Two operators at their desks. */
export let ada: UserBrowser;
export let grace: UserBrowser;

export const english = (label: string) => `${label} · ${LANGUAGE_NAMES.en}`;
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: t('content.saveText', { language: LANGUAGE_NAMES.en }) });
export const editor = (page: Page) => page.getByRole('textbox', { name: english(t('content.body')) });
export const saved = (page: Page, version: number) =>
  page.getByText(new RegExp(`^${t('content.versionBy', { version, name: '', time: '' }).split(' · ')[0]} `)).waitFor();

/** Begins an entry of a kind; the address is then that of the entry. */
export async function begin(page: Page, kind: 'news' | 'notice'): Promise<void> {
  await page.goto(`${server.url}/admin/#/content?kind=${kind}`);
  await page.getByRole('button', { name: t('content.newEntry') }).click();
  await page.getByLabel(english(t('content.title'))).waitFor();
}

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openContentDeskWorld(): void {
  beforeAll(async () => {
    server = await openServerHere();
    const [first] = await server.join(['annareads'], 100n);
    if (!first) throw new Error('nobody is there');
    anna = first;
    const [one, two] = await server.appoint('adawrites', 'gracewrites');
    ada = await takeDesk(server.url, one);
    grace = await takeDesk(server.url, two);
  });
  afterAll(() => server.close());
}
