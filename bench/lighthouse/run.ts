/** Lighthouse, mobile, on the built app with the demo world: login as a guest, home as a member. */
import { loadavg } from 'node:os';
import { composeDemo } from '@greenhall/server/demo/index';
import { COMPANION_COOKIE } from '@greenhall/server/platform/http/caller';
import { readSettings } from '@greenhall/test-kit/settings';
import { openSettledSession } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import { pino } from 'pino';
import { buildReleased } from '../../scripts/build.mjs';
import { type MeasuredBrowser, openMeasuredBrowser } from './browser.ts';
import { broken, type Figures, measure, medianOf, slowdownOf, USUAL_SLOWDOWN } from './measure.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** Somebody in the middle of the demo's network. */
const MEMBER = 'ann88';

type Demo = Awaited<ReturnType<typeof composeDemo>>['app'];

async function signIn({ ports }: Demo, url: string, browser: MeasuredBrowser): Promise<void> {
  const { rows } = await sql<{ no: bigint; code: string }>`
    select member_no as no, invitation_code as code from identity_name where username = ${MEMBER}`.execute(ports.db);
  const [found] = rows;
  if (!found) throw new Error(`the demo has no ${MEMBER}`);
  const member = await openSettledSession(ports, String(found.no), MEMBER, found.code);
  const kept = {
    token: member.token,
    id: member.no,
    userid: member.name,
    recode: member.invitation,
    store: JSON.stringify({ version: 1, user: member.name, state: { LoginState: true } }),
  };
  const cookie = { name: COMPANION_COOKIE, value: member.companion, url: `${url}/api` };
  await browser.prepare(
    `${url}/healthz`,
    [{ ...cookie, httpOnly: true, sameSite: 'Strict' }],
    `for (const [name, value] of ${JSON.stringify(Object.entries(kept))}) localStorage.setItem(name, value)`,
  );
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
