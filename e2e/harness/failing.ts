import { CATALOGUE } from '@greenhall/domain/shared/codes';
import type { UserBrowser } from './browser.ts';
import { readSingly } from './reads.ts';
import { t } from './words.ts';

/** What a screen says about a call that failed so. */
export const FAILED = t('unavailable', { seconds: '5' });

const DOWN = { status: 503, json: { code: CATALOGUE.unavailable.code, params: { seconds: 5 } } };

/** Lets one call reach the server and be done, whose answer is lost: the page is told what a server says that is down. */
export async function loseAnswer({ page, expectRefusal }: UserBrowser, path: string): Promise<void> {
  expectRefusal(path, DOWN.status);
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await route.fetch();
      return route.fulfill(DOWN);
    },
    { times: 1 },
  );
}

/** Lets calls of a page be answered as by a server that cannot work for the moment. Returns how to end that. */
export async function letFail(
  { page, expectRefusal }: UserBrowser,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: RegExp,
): Promise<() => Promise<void>> {
  if (method === 'GET') await readSingly({ page, expectRefusal });
  const matches = (url: URL) => path.test(url.pathname + url.search);
  await page.route(matches, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() !== method) return route.fallback();
    expectRefusal(pathname, DOWN.status);
    return route.fulfill(DOWN);
  });
  return () => page.unroute(matches);
}
