import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from 'playwright-core';
import { pathsOf } from './reads.ts';

/** What a browser asked the server: the test file, the app and the screen that it was sent from, and whether it was accepted. */
export interface Asked {
  readonly file: string;
  readonly method: string;
  readonly path: string;
  readonly app: 'web' | 'console';
  readonly screen: string;
  readonly isAccepted: boolean;
}

let file = '';
const noted = new Set<string>();

/** Names the test file that asks from now on. */
export const noteFile = (path: string): void => void (file = path);

/** The app and the screen that a request was sent from, without values; empty where it has closed meanwhile. */
function screenOf(request: Request): Pick<Asked, 'app' | 'screen'> {
  try {
    const { pathname, hash } = new URL(request.frame().url());
    const app = pathname.startsWith('/admin') ? 'console' : 'web';
    return { app, screen: hash.slice(1).split('?')[0] ?? '' };
  } catch {
    return { app: 'web', screen: '' };
  }
}

/**
 * Notes what a browser asks, each once: for the check that every place of a write was pressed, and for finding the tests that a
 * change reaches.
 */
export function notePresses(context: BrowserContext): void {
  const folder = process.env['PRESSES_DIR'];
  if (!folder) return;
  const sent = new WeakMap<object, Pick<Asked, 'app' | 'screen'>>();
  context.on('request', (request) => void sent.set(request, screenOf(request)));
  context.on('response', (response) => {
    const request = response.request();
    const from = sent.get(request);
    if (!from) return;
    for (const path of pathsOf(request).filter((one) => one.startsWith('/api/'))) {
      const one = { file, method: request.method(), path: path.slice(4), ...from, isAccepted: response.status() < 300 };
      const line = JSON.stringify(one satisfies Asked);
      if (noted.has(line)) continue;
      noted.add(line);
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
    }
  });
}
