import axe from 'axe-core';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { notePresses } from './presses.ts';
import { failedReadsOf } from './reads.ts';
import { smallIn } from './fits.ts';
import { namesShown } from './words.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No result depends on a network: every name but this machine's is unknown at once.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export const PHONE = { width: 390, height: 844 } as const;
/** What Safari of a phone says that it is. */
export const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
export const DESK = { width: 1280, height: 900 } as const;

/** The longest that anything on a screen may take to appear on a busy machine. */
const PATIENCE_MS = 60_000;

/** A whole browser of its own, for what the headless shell lacks and for flags of its own. Whoever opens it closes it. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  return launch(process.env['CHROMIUM_PATH'], flags);
}

function launch(executablePath: string | undefined, flags: readonly string[] = []): Promise<Browser> {
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run the tests with npm test');
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

let shared: Promise<Browser> | undefined;

/** The browser that the test files of this process share, opened anew if it has died. */
async function sharedBrowser(): Promise<Browser> {
  const open = await shared?.catch(() => undefined);
  if (!open?.isConnected()) shared = launch(process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']);
  return shared as Promise<Browser>;
}

/**
 * Resolves once nothing has moved for some frames, because inherited colours change level by level. Spinners never end
 * and are ignored.
 */
const STILL = `(async () => {
  for (let still = 0; still < 4; still += 1) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    if (moving.length > 0) still = 0;
    await Promise.all(moving.map((one) => one.finished.catch(() => undefined)));
  }
})()`;

type Violation = Pick<axe.Result, 'id' | 'help' | 'nodes'>;

/** Inspects what the page shows, the moment it stands still. There is one frame, and only violations are of interest. */
const findingsOf = (rules: 'all' | 'contrast'): string => {
  const options = { resultTypes: ['violations'], ...(rules === 'contrast' ? { runOnly: ['color-contrast'] } : {}) };
  return `${STILL}.then(() => axe.run(document, ${JSON.stringify(options)})).then(({ violations }) => violations)`;
};

/** The icons whose drawing was not there yet when they were drawn. */
const WITHOUT_DRAWING = `document.querySelectorAll('svg[viewBox="0 0 24 24"] > path:not([d])').length`;

/** One person's browser: a context of its own, and all errors in it. */
export interface UserBrowser {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Expects a refusal that the test provokes, because Chromium logs its status as an error of the page. The path `*` is
   * any: what a page reads by itself when its session ends depends on the moment.
   */
  readonly expectRefusal: (path: string, status: number) => void;
  /** Checks the screen for accessibility and records the findings: by all rules, or by contrast alone. */
  readonly inspect: (what: string, rules?: 'all' | 'contrast') => Promise<void>;
  /** One sentence for each error of the page and each finding so far. */
  readonly faults: () => readonly string[];
}

interface SeatOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  /** Whether the app's service worker runs. Without it a test can answer every request of a page itself. */
  readonly hasWorker?: boolean;
  /** Whether the window is that of a phone, which shows a page that is too wide smaller in place of cutting it. */
  readonly isMobile?: boolean;
  /** What the browser says that it is, instead of what it is. */
  readonly userAgent?: string;
  /** Instead of the browser that the files of this process share. */
  readonly browser?: Browser;
}

const seats = new Set<UserBrowser>();

/** The browsers of this test file that are still open. */
export const takenSeats = (): readonly UserBrowser[] => [...seats];

/** Closes all of them, so that no page asks a server that is about to end. */
export async function closeSeats(): Promise<void> {
  await Promise.all(takenSeats().map(({ context }) => context.close()));
}

export async function openUserBrowser({
  size = PHONE,
  colorScheme = 'light',
  hasWorker = false,
  isMobile = false,
  userAgent,
  browser,
}: SeatOptions = {}): Promise<UserBrowser> {
  const device = { viewport: size, colorScheme, isMobile, locale: 'en-US', reducedMotion: 'reduce' } as const;
  const disguise = userAgent === undefined ? {} : { userAgent };
  const context = await (browser ?? (await sharedBrowser())).newContext({ ...device, ...disguise });
  // As in a browser that has none; where the harness blocked it, each page would log that.
  if (!hasWorker) await context.addInitScript('delete Navigator.prototype.serviceWorker');
  context.setDefaultTimeout(PATIENCE_MS);
  notePresses(context);
  const page = await context.newPage();
  const faults: string[] = [];
  const refusals: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { pathname } = new URL(message.location().url || 'about:blank');
    const status = /status of (\d+)/.exec(message.text())?.[1];
    const isExpected = refusals.includes(`${pathname} ${status}`) || refusals.includes(`* ${status}`);
    if (!isExpected) faults.push(`console: ${message.text()} (${pathname})`);
  });
  page.on('response', (response) => {
    void failedReadsOf(response).then((failed) => {
      for (const [path, status] of failed)
        if (!refusals.includes(`${path} ${status}`) && !refusals.includes(`* ${status}`))
          faults.push(`a read failed with ${status} (${path})`);
    });
  });
  const seat: UserBrowser = {
    page,
    context,
    expectRefusal: (path, status) => void refusals.push(`${path} ${status}`),
    inspect: async (what, rules = 'all') => {
      if (!(await page.evaluate('globalThis.axe !== undefined'))) await page.evaluate(axe.source);
      const blank = await page.evaluate<number>(WITHOUT_DRAWING);
      if (blank > 0) faults.push(`${what}: ${blank} icons without a drawing`);
      const found = await page.evaluate<readonly Violation[]>(findingsOf(rules));
      // Those of the console are for a mouse.
      for (const small of await page.evaluate<readonly string[]>(smallIn('[role=dialog]:not([class*=ant-])')))
        faults.push(`${what}: ${small} in a sheet`);
      for (const name of await namesShown(page)) faults.push(`${what}: ${name} stands there instead of its text`);
      for (const { id, help, nodes } of found)
        faults.push(
          `${what}: ${id} (${help}): ${nodes.map(({ html, any }) => `${html.slice(0, 200)} ${JSON.stringify(any[0]?.data)}`).join(' | ')}`,
        );
    },
    faults: () => faults,
  };
  seats.add(seat);
  context.on('close', () => seats.delete(seat));
  return seat;
}
