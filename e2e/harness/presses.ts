import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from 'playwright-core';

/** A write that a browser sent and the server accepted: its method and path, and the screen that it was sent from. */
export interface SeenPress {
  readonly method: string;
  readonly path: string;
  readonly screen: string;
}

/** The screen that a request was sent from, without its values; empty where it has closed meanwhile. */
function screenOf(request: Request): string {
  try {
    return new URL(request.frame().url()).hash.slice(1).split('?')[0] ?? '';
  } catch {
    return '';
  }
}

/** Notes the writes of a browser that the server accepted, for the check that every place of a write was pressed. */
export function notePresses(context: BrowserContext): void {
  const folder = process.env['PRESSES_DIR'];
  if (!folder) return;
  const screens = new WeakMap<object, string>();
  context.on('request', (request) => {
    if (request.method() !== 'GET') screens.set(request, screenOf(request));
  });
  context.on('response', (response) => {
    const request = response.request();
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/api/') || response.status() >= 300) return;
    const seen: SeenPress = { method: request.method(), path: pathname.slice(4), screen: screens.get(request) ?? '' };
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(seen)}\n`);
  });
}
