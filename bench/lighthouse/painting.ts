/** What the browser reports of a first visit with its processor slowed fourfold, on a network of 150 ms and 1.6 Mbit/s. */
import { setTimeout as wait } from 'node:timers/promises';
import type { composeDemo } from '@greenhall/server/demo/index';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { sessionIn } from './session.ts';

/** A phone of the middle class, as Lighthouse draws it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Until then everything that a visit begins has come to rest. */
const REST_MS = 9_000;

const WATCH = `globalThis.seen = { long: [], first: 0, largest: 0, moved: 0 };
const on = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
on('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]));
on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.first = startTime));
on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
on('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (seen.moved += value));`;

interface Seen {
  readonly long: readonly (readonly [number, number])[];
  readonly first: number;
  readonly largest: number;
  readonly moved: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints the medians of some first visits to login and home. */
export async function measurePainting(
  app: Awaited<ReturnType<typeof composeDemo>>['app'],
  url: string,
  runs: number,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  });
  for (const [name, path] of [
    ['login', '/pages/user/login'],
    ['home', '/pages/block/home'],
  ] as const) {
    const all: Seen[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...PHONE, locale: 'en-US' });
      if (name === 'home') {
        const { cookie, keep } = await sessionIn(app, url);
        await context.addCookies([cookie]);
        await context.addInitScript(keep);
      }
      await context.addInitScript(WATCH);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', NETWORK);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(`${url}/#${path}`);
      await wait(REST_MS);
      all.push(await page.evaluate<Seen>('seen'));
      await context.close();
    }
    const blocked = all.map(({ first, long }) =>
      long.reduce((sum, [at, ms]) => sum + (at < first ? 0 : Math.max(0, ms - 50)), 0),
    );
    const at = (of: (one: Seen) => number): string => median(all.map(of)).toFixed(0);
    process.stdout.write(
      `${name}: first drawing ${at(({ first }) => first)} ms, largest ${at(({ largest }) => largest)} ms, blocked ` +
        `${median(blocked).toFixed(0)} ms (${blocked.map((ms) => ms.toFixed(0)).join(', ')}), moved ${median(all.map(({ moved }) => moved)).toFixed(3)}\n`,
    );
  }
  await browser.close();
}
