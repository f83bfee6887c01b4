import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const BUILT = join(import.meta.dirname, '..', 'components', 'dist');
const ORIGIN = 'http://components.test';
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const;

/** Opens a page of `e2e/components`, as it was built; what is not part of it is answered by the test's own routes. */
export async function openPage(page: Page, name: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    const file = join(BUILT, pathname);
    if (!existsSync(file)) return route.fallback();
    const ending = pathname.slice(pathname.lastIndexOf('.') + 1) as keyof typeof TYPES;
    return route.fulfill({ body: readFileSync(file), contentType: `${TYPES[ending]}; charset=utf-8` });
  });
  await page.goto(`${ORIGIN}/${name}.html`);
}

/** Draws an open page anew, as if it had just been loaded. */
export async function resetPage(page: Page): Promise<void> {
  await page.evaluate('resetPage()');
}
