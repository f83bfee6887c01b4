/** How long a change of screen takes on a phone: the built app with the demo world, the processor slowed fourfold. */
import { loadavg } from 'node:os';
import { composeDemo } from '@greenhall/server/demo/index';
import { COMPANION_COOKIE } from '@greenhall/server/platform/http/caller';
import { readSettings } from '@greenhall/test-kit/settings';
import { openSettledSession, type Settled } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from '../../scripts/build.mjs';
import { findChromium } from '../../scripts/chromium.mjs';

const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? 4);
const COLD = Number(process.env.BENCH_COLD ?? 3);
const WARM = Number(process.env.BENCH_WARM ?? 20);
/** Somebody in the middle of the demo's network. */
const MEMBER = 'ann88';
const HOME = '/pages/block/home';
const ROUTES = [
  '/pages/wallet/assets',
  '/pages/otc/otc',
  '/pages/wallet/wallet',
  '/pages/user/user',
  '/pages/user/level',
  '/pages/wallet/bill',
  '/pages/wallet/zhuanzhang',
  '/pages/wallet/exchange',
  '/pages/wallet/bouns',
  '/pages/user/network',
  '/pages/block/charts',
  '/pages/otc/historyOrderPage',
] as const;

/** Milliseconds until the new screen's frame is painted, and until its figures are. */
interface Change {
  readonly frame: number;
  readonly figures: number;
}

/**
 * Changes the hash and waits for the frames in which the new title stands and nothing is being loaded any more; runs in
 * the page.
 */
const CHANGE = `(path) => new Promise((resolve) => {
  const before = document.title;
  const start = performance.now();
  let frame;
  location.hash = path;
  const look = () => {
    if (frame === undefined && document.title !== before) frame = performance.now() - start;
    const main = document.querySelector('main#content');
    if (frame !== undefined && main?.childElementCount > 0 && !main.querySelector('.shimmer'))
      return resolve({ frame, figures: performance.now() - start });
    requestAnimationFrame(() => setTimeout(look));
  };
  look();
})`;

const change = (page: Page, path: string): Promise<Change> => page.evaluate(`(${CHANGE})(${JSON.stringify(path)})`);

async function memberOf({ ports }: Awaited<ReturnType<typeof composeDemo>>['app']): Promise<Settled> {
  const { rows } = await sql<{ no: bigint; code: string }>`
    select member_no as no, invitation_code as code from identity_name where username = ${MEMBER}`.execute(ports.db);
  const [found] = rows;
  if (!found) throw new Error(`the demo has no ${MEMBER}`);
  return openSettledSession(ports, String(found.no), MEMBER, found.code);
}

/** Home of a member on a phone that has loaded no other screen, once the network is quiet. */
async function openHome(context: BrowserContext, url: string, member: Settled): Promise<Page> {
  const { no, name, invitation, token, companion } = member;
  await context.addCookies([
    { name: COMPANION_COOKIE, value: companion, url: `${url}/api`, httpOnly: true, sameSite: 'Strict' },
  ]);
  const store = JSON.stringify({ version: 1, user: name, state: { LoginState: true } });
  const kept = Object.entries({ token, id: no, userid: name, recode: invitation, store });
  await context.addInitScript(`for (const [name, value] of ${JSON.stringify(kept)}) localStorage.setItem(name, value)`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${url}/#${HOME}`, { waitUntil: 'networkidle' });
  await page.locator('main#content').waitFor();
  return page;
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

/** Goes back to home and waits until it is drawn and the browser has nothing else to do. */
async function returnHome(page: Page): Promise<void> {
  await change(page, HOME);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
}

async function main(): Promise<void> {
  await build();
  const { app } = await composeDemo(readSettings({ LOG_LEVEL: 'error' }), pino({ level: 'error' }));
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  });
  const size = { width: 390, height: 844 };
  try {
    const member = await memberOf(app);
    process.stdout.write(`load before ${loadavg()[0]?.toFixed(2)}; ${SLOWDOWN} × slowed; ms\n`);
    for (const path of ROUTES) {
      const cold: Change[] = [];
      const warm: Change[] = [];
      for (let round = 0; round < COLD; round += 1) {
        const context = await browser.newContext({ viewport: size, locale: 'en-US', reducedMotion: 'reduce' });
        const page = await openHome(context, url, member);
        cold.push(await change(page, path));
        for (let visit = 0; visit < WARM / COLD; visit += 1) {
          await returnHome(page);
          warm.push(await change(page, path));
        }
        await context.close();
      }
      const at = (changes: readonly Change[], part: number, name: keyof Change) =>
        quantile(
          changes.map((one) => one[name]),
          part,
        ).toFixed(0);
      process.stdout.write(
        `${path}: cold frame ${at(cold, 0.5, 'frame')}, figures ${at(cold, 0.5, 'figures')}; ` +
          `warm p50 ${at(warm, 0.5, 'figures')}, p95 ${at(warm, 0.95, 'figures')}\n`,
      );
    }
    process.stdout.write(`load after ${loadavg()[0]?.toFixed(2)}\n`);
  } finally {
    await browser.close();
    await app.close();
  }
}

await main();
