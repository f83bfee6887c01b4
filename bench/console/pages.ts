/** How long a change of page takes in the console: the built console with the demo's data, on a wide screen. */
import { composeDemo } from '@greenhall/server/demo/index';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { settleOperators } from '@greenhall/test-kit/operators';
import { readSettings } from '@greenhall/test-kit/settings';
import { pino } from 'pino';
import { chromium, type Page } from 'playwright-core';
import { build } from '../../scripts/build.mjs';
import { findChromium } from '../../scripts/chromium.mjs';

const ROUNDS = Number(process.env.BENCH_CONSOLE_ROUNDS ?? 20);
/** How many times slower the processor is, and what the 95th percentile may take then, in milliseconds. */
const TARGETS = [
  [1, 150],
  [4, 500],
] as const;
const HOME = '/';
const PAGES = [
  '/members',
  '/recharges',
  '/withdrawals',
  '/orders',
  '/shop-orders',
  '/verification',
  '/proposals',
  '/parameters',
  '/operations',
  '/audit',
  '/reports',
] as const;

/** Changes the hash and waits for the frame in which the new heading stands and nothing is being loaded any more; runs in the page. */
const CHANGE = `(path) => new Promise((resolve) => {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const start = performance.now();
  location.hash = path;
  const look = () => {
    const isLoading = document.querySelector('.ant-skeleton, .ant-spin-spinning, [aria-busy="true"]') !== null;
    if (heading() !== before && !isLoading) return resolve(performance.now() - start);
    requestAnimationFrame(() => setTimeout(look));
  };
  look();
})`;

const change = (page: Page, path: string): Promise<number> => page.evaluate(`(${CHANGE})(${JSON.stringify(path)})`);

async function returnHome(page: Page): Promise<void> {
  await change(page, HOME);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
}

const quantile = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN).toFixed(0);

/** Prints the first change to each page and the later ones. */
export async function measurePages(): Promise<void> {
  await build();
  const { app } = await composeDemo(readSettings({ LOG_LEVEL: 'error' }), pino({ level: 'error' }));
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  });
  try {
    const [operator] = await settleOperators(app.ports, ['benno']);
    for (const [slowdown, target] of TARGETS) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
      await context.addCookies([
        { name: OPERATOR_COOKIE, value: operator?.cookie ?? '', url: `${url}/api`, httpOnly: true, sameSite: 'Strict' },
      ]);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(`${url}/admin/#${HOME}`, { waitUntil: 'load' });
      await page.locator('h1').waitFor();
      const all: number[] = [];
      console.log(`\nprocessor ${slowdown} × slower; target ${target} ms at the 95th percentile`);
      for (const path of PAGES) {
        const cold = await change(page, path);
        const warm: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          await returnHome(page);
          warm.push(await change(page, path));
        }
        all.push(...warm);
        console.log(
          `${path}: first ${cold.toFixed(0)}, then p50 ${quantile(warm, 0.5)}, p95 ${quantile(warm, 0.95)} ms`,
        );
        await returnHome(page);
      }
      console.log(`all pages: p50 ${quantile(all, 0.5)}, p95 ${quantile(all, 0.95)} ms`);
      await context.close();
    }
  } finally {
    await browser.close();
    await app.close();
  }
}
