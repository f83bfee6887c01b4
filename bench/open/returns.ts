/**
 * How soon a page that was away shows what happened meanwhile, without a reload: after its network was gone, its machine slept, or the
 * server's process was killed; beside a second tab and a second device. Chromium reaches the server through a relay that can be cut off.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@greenhall/client/client';
import { overFetch } from '@greenhall/client/fetch';
import { reads } from '@greenhall/contract/generated/paths';
import { writes } from '@greenhall/contract/generated/writes';
import { migrate } from '@greenhall/server/platform/database/migrate';
import { openPostgres } from '@greenhall/server/platform/database/postgres';
import { argonHasher } from '@greenhall/server/platform/secrets/hasher';
import { startProgram } from '@greenhall/test-kit/program';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from '../../scripts/build.mjs';
import { findChromium } from '../../scripts/chromium.mjs';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { companionOf, loadMembers, numberOf, PAY, PEPPER, tokenOf } from '../otc/world.ts';
import { createDatabase } from '../reference.ts';

const TURNS = Number(process.env.BENCH_TURNS ?? 10);
/** How long a page is away, in seconds: in one turn the longer time. */
const [AWAY, LONGEST] = [Number(process.env.BENCH_AWAY ?? 40), Number(process.env.BENCH_LONGEST ?? 600)];
const [PAYER, PAYEE, DEVICES] = [0, 1, 3] as const;

/** Passes connections on to a port, refuses them and ends those that are there, or keeps them and passes nothing on. */
async function openRelay(port: number) {
  const sockets = new Set<Socket>();
  const live = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    near.once('data', (begins) => {
      if (/upgrade: websocket/i.test(begins.toString('latin1'))) for (const one of [near, far]) live.add(one);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** As for a machine that sleeps: nothing comes, and nobody is told. */
    silence: () => {
      for (const socket of sockets) socket.pause();
    },
    /** A browser gives up its idle connections when its machine wakes, but not those of pages. */
    wake: () => {
      for (const socket of sockets) if (!live.has(socket)) socket.destroy();
    },
    restore: () => (isCut = false),
    close: () => server.close(),
  };
}

async function openDevice(browser: Browser, url: string, device: number): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const index = PAYEE + device;
  await context.addCookies([
    { name: 'gh_companion', value: companionOf(index), url: `${url}/api`, httpOnly: true, sameSite: 'Strict' },
  ]);
  const user = `bench${PAYEE}`;
  const kept = { token: tokenOf(index), id: String(numberOf(PAYEE)), userid: user, recode: user };
  const store = JSON.stringify({ version: 1, user, state: { LoginState: true } });
  const entries = JSON.stringify(Object.entries({ ...kept, store }));
  await context.addInitScript(
    `if (location.protocol !== 'about:' && !localStorage.getItem('token')) for (const [name, value] of ${entries}) localStorage.setItem(name, value)`,
  );
  return context;
}

const server = await startOwnPostgres();
const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
await build();
const databaseUrl = await createDatabase(server.url, 'returns');
const database = openPostgres(databaseUrl, pino({ level: 'silent' }), { max: 4 });
await migrate(database);
await loadMembers(database, PAYER, 2 + DEVICES, await argonHasher(PEPPER).hash(PAY));
// All devices are the payee's.
await database.script(`
  update identity_session set member_no = ${numberOf(PAYEE)} where member_no > ${numberOf(PAYEE)};
  insert into wallet_known_payee (payer, payee, since) values (${numberOf(PAYER)}, ${numberOf(PAYEE)}, now());
  insert into ledger_account (owner, coin, purpose, overdraft, balance)
    values (0, 'mey', 'issue', true, -${2 + DEVICES}::bigint * 10000000000)`);
const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: directory,
  PEPPER,
};
let program = await startProgram(environment);
const port = new URL(program.url).port;
const relay = await openRelay(Number(port));
const chrome = await chromium.launchServer({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
const browser = await chromium.connect(chrome.wsEndpoint());
/** Stops all processes of the browser, or has them go on. */
const signal = (name: 'SIGSTOP' | 'SIGCONT') => process.kill(-Number(chrome.process().pid), name);

const session = { token: tokenOf(PAYER) };
const payer = createClient({
  reads,
  writes: async () => writes,
  transport: overFetch(program.url, { cookie: `gh_companion=${companionOf(PAYER)}` }),
  tokens: { read: () => session.token, write: (token) => (session.token = token) },
});
/** Pays 1 mey; answers the balance that the payee's screens must show then. */
async function pay(): Promise<string> {
  const body = { payee: `bench${PAYEE}`, coin: 'mey', amount: '1', payPassword: PAY } as const;
  await payer.call('wallet.transfer', { body });
  const { rows } = await sql<{ sum: string }>`
    select to_char(trunc(balance / 1000000.0, 2), 'FM999,999.00') as sum from ledger_account
     where owner = ${numberOf(PAYEE)} and coin = 'mey' and purpose = 'available'`.execute(database.db);
  return String(rows[0]?.sum);
}

const shows = (page: Page, sum: string) => page.getByText(sum).first().waitFor({ timeout: 120_000 });
const quantile = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN).toFixed(0);

async function measure(what: string, pages: readonly Page[], leave: (turn: number) => Promise<() => Promise<void>>) {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const comeBack = await leave(turn);
    const sum = await pay();
    await comeBack();
    const began = performance.now();
    await Promise.all(pages.map((page) => shows(page, sum)));
    times.push(performance.now() - began);
    await wait(3_000);
  }
  console.log(`| ${what} | ${quantile(times, 0.5)} ms | ${quantile(times, 1)} ms |`);
}

try {
  const [device, second] = [await openDevice(browser, relay.url, 0), await openDevice(browser, relay.url, 1)];
  const pages = [await device.newPage(), await device.newPage(), await second.newPage()];
  const places = ['/pages/wallet/wallet', '/pages/wallet/wallet', '/pages/block/home'];
  for (const [index, page] of pages.entries()) await page.goto(`${relay.url}/#${places[index]}`);
  await Promise.all(pages.slice(0, 2).map((page) => shows(page, '10,000.00')));
  await wait(5_000);
  const tabs = pages.slice(0, 2);
  console.log(`load ${loadavg()[0]?.toFixed(2)}\n\n| return | p50 | longest |\n| --- | ---: | ---: |`);
  await measure('two tabs and a second device stay', pages, async () => async () => undefined);
  await measure('its network is gone, and comes back', tabs, async (turn) => {
    await device.setOffline(true);
    relay.cut();
    await wait((turn === 0 ? LONGEST : AWAY) * 1_000);
    return async () => {
      relay.restore();
      await device.setOffline(false);
    };
  });
  await measure('its machine sleeps and wakes', pages, async () => {
    signal('SIGSTOP');
    relay.silence();
    await wait(AWAY * 1_000);
    return async () => {
      relay.wake();
      signal('SIGCONT');
    };
  });
  await measure('the process is killed, and is there again', tabs, async () => {
    await program.kill();
    program = await startProgram({ ...environment, PORT: port });
    return async () => undefined;
  });
  console.log(`load ${loadavg()[0]?.toFixed(2)}`);
} finally {
  await chrome.close();
  relay.close();
  await program.stop();
  await database.close();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
