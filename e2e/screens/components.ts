import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openUserBrowser } from '../harness/browser.ts';
import { openPage } from '../harness/component-page.ts';

/** Takes pictures of the page that shows every component of the member app in its states, in both themes; answers where they are. */
export async function componentPictures(browser: Browser, to: string): Promise<string[]> {
  const taken: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    const { page, context } = await openUserBrowser({ browser, colorScheme: theme });
    await openPage(page, 'ui-page');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const path = join(to, `components-${theme}.png`);
    await page.screenshot({ path, fullPage: true });
    taken.push(path);
    await context.close();
  }
  return taken;
}
