/**
 * Lighthouse, mobile, on the built app with the demo world: login as a guest, home as a member. With `painting`: what the browser itself
 * reports of such a visit.
 */
import { loadavg } from 'node:os';
import { composeDemo } from '@greenhall/server/demo/index';
import { readSettings } from '@greenhall/test-kit/settings';
import { pino } from 'pino';
import { buildReleased } from '../../scripts/build.mjs';
import { type MeasuredBrowser, openMeasuredBrowser } from './browser.ts';
import { measurePainting } from './painting.ts';
import { sessionIn } from './session.ts';
import { broken, type Figures, measure, medianOf, slowdownOf, USUAL_SLOWDOWN } from './measure.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
type Demo = Awaited<ReturnType<typeof composeDemo>>['app'];

async function signIn(app: Demo, url: string, browser: MeasuredBrowser): Promise<void> {
  const { cookie, keep } = await sessionIn(app, url);
  await browser.prepare(`${url}/healthz`, [cookie], keep);
}

function tell(page: string, figures: Figures): void {
  const { performance, accessibility, bestPractices, lcp, tbt, cls, machine, slowdown, faults } = figures;
  const faulty = broken(figures);
  process.stdout.write(
    `${page}: performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}; ` +
      `LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}; machine ${machine.toFixed(0)} slowed ${slowdown.toFixed(1)} ×` +
      `${faulty.length > 0 ? `; NOT KEPT: ${faulty.join(', ')}` : ''}\n`,
  );
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
}

/** Tells of a page twice: slowed as Lighthouse does it anywhere, and as it advises for a machine like this one. */
async function look(page: string, browser: MeasuredBrowser, url: string): Promise<void> {
  const usual: Figures[] = [];
  const calibrated: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await browser.forgetFiles(new URL(url).origin);
    const first = await measure(browser.port, url, USUAL_SLOWDOWN);
    usual.push(first);
    await browser.forgetFiles(new URL(url).origin);
    calibrated.push(await measure(browser.port, url, slowdownOf(first.machine)));
  }
  tell(page, medianOf(usual));
  tell(page, medianOf(calibrated));
}

async function main(): Promise<void> {
  await buildReleased();
  const { app } = await composeDemo(readSettings({ LOG_LEVEL: 'error' }), pino({ level: 'error' }));
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  if (process.argv.includes('painting')) {
    await measurePainting(app, url, RUNS);
    return app.close();
  }
  const browser = await openMeasuredBrowser();
  try {
    process.stdout.write(`load before ${loadavg()[0]?.toFixed(2)}, median of ${RUNS}\n`);
    await look('login', browser, `${url}/#/pages/user/login`);
    await signIn(app, url, browser);
    await look('home', browser, `${url}/#/pages/block/home`);
    process.stdout.write(`load after ${loadavg()[0]?.toFixed(2)}\n`);
  } finally {
    await browser.close();
    await app.close();
  }
}

await main();
