import { CATALOGUE } from '@greenhall/domain/shared/codes';
import type { Seat } from './browser.ts';
import { t } from './words.ts';

/** What a screen says about a call that failed so. */
export const FAILED = t('unavailable', { seconds: '5' });

/** Lets calls of a page be answered as by a server that cannot work for the moment. Returns how to end that. */
export async function letFail(
  { page, expectRefusal }: Seat,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: RegExp,
): Promise<() => Promise<void>> {
  const matches = (url: URL) => path.test(url.pathname + url.search);
  await page.route(matches, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() !== method) return route.fallback();
    expectRefusal(pathname, 503);
    return route.fulfill({ status: 503, json: { code: CATALOGUE.unavailable.code, params: { seconds: 5 } } });
  });
  return () => page.unroute(matches);
}
