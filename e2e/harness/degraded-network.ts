import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { t } from './words.ts';

const DELAY_MS = 600;
/** The part of all reads that never arrives. */
const LOST_READS = 0.01;
/** How long nobody waits for an answer any more before a person presses again. */
const PAUSE_MS = 700;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function drawFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a bad line has done so far. */
export interface BadLine {
  /** The writes whose answer it lost, each once: method and path, without the numbers in it. */
  readonly lost: ReadonlySet<string>;
  readonly lostReads: () => number;
  /** Presses until a thing is shown, as a person does: again once an answer was lost and nothing is under way. */
  readonly insist: (press: () => Promise<unknown>, shown: Locator) => Promise<void>;
  /** Waits until a thing is shown that comes by itself, and asks for it again where that failed. */
  readonly wait: (shown: Locator, again?: () => Promise<unknown>) => Promise<void>;
}

/**
 * Puts a bad line between a page and the server: each request takes 600 ms, each write's first answer is lost after the
 * server did it, and one read in a hundred never reaches the server.
 */
export async function degradeNetwork(page: Page, seed: number): Promise<BadLine> {
  const draw = drawFrom(seed);
  const lost = new Set<string>();
  let [lostReads, failures, underWay, lastEnd] = [0, 0, 0, 0];
  const pass = async (route: Route): Promise<void> => {
    const method = route.request().method();
    const { pathname } = new URL(route.request().url());
    const name = `${method} ${pathname.replaceAll(/[^/]*[A-Z\d_][^/]*/g, '*')}`;
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    if (method === 'GET') {
      if (draw() >= LOST_READS) return route.continue();
      lostReads += 1;
    } else {
      if (lost.has(name)) return route.continue();
      lost.add(name);
      await route.fetch();
    }
    failures += 1;
    return route.abort('connectionreset');
  };
  await page.route('**/api/**', async (route) => {
    underWay += 1;
    // A page that was left has no use for its answers.
    await pass(route).catch(() => undefined);
    underWay -= 1;
    lastEnd = Date.now();
  });

  const isQuiet = async (): Promise<boolean> =>
    underWay === 0 && Date.now() - lastEnd > PAUSE_MS && (await page.locator('[aria-busy=true]:visible').count()) === 0;
  const follow = async (shown: Locator, again: () => Promise<unknown>, before: number): Promise<void> => {
    let told = before;
    const look = async (): Promise<'shown' | 'again' | 'waiting'> => {
      if (await shown.first().isVisible()) return 'shown';
      const retry = page.getByRole('button', { name: t('common.retry'), exact: true }).first();
      // It may be gone by the time that it is pressed.
      if (await retry.isVisible()) await retry.click({ timeout: PAUSE_MS }).catch(() => undefined);
      return failures > told && (await isQuiet()) ? 'again' : 'waiting';
    };
    for (;;) {
      let seen = await look();
      if (seen === 'waiting') await expect.poll(async () => (seen = await look())).not.toBe('waiting');
      if (seen === 'shown') return;
      told = failures;
      await again().catch(async (error: unknown) => {
        // What is awaited can come between the look and the press, and takes the button with it.
        if (!(await shown.first().isVisible())) throw error;
      });
    }
  };
  return {
    lost,
    lostReads: () => lostReads,
    insist: async (press, shown) => {
      const before = failures;
      await press();
      await follow(shown, press, before);
    },
    wait: (shown, again = async () => undefined) => follow(shown, again, failures - 1),
  };
}
