import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/chromium.mjs';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const LISTENING = /DevTools listening on ws:\/\/[^:]+:(\d+)\//;

/** A browser of its own that Lighthouse is pointed to, so that it can be signed in beforehand. */
export interface MeasuredBrowser {
  readonly port: number;
  /** Forgets every file of a site and its service worker, so that each run is a first visit; what a page has stored stays. */
  readonly forgetFiles: (origin: string) => Promise<void>;
  /** Runs a line of script on a page of the site, and sets cookies for it. */
  readonly prepare: (url: string, cookies: readonly Cookie[], script: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
  readonly httpOnly: boolean;
  readonly sameSite: 'Strict';
}

interface Reply {
  readonly id?: number;
  readonly error?: { readonly message: string };
}

/** The few words of the browser's protocol that are needed here. */
async function speak(address: string, commands: readonly (readonly [method: string, params: object])[]): Promise<void> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  for (const [index, [method, params]] of commands.entries()) {
    const answered = new Promise<Reply>((resolve) => {
      const hear = ({ data }: MessageEvent): void => {
        const reply = JSON.parse(String(data)) as Reply;
        if (reply.id !== index) return;
        socket.removeEventListener('message', hear);
        resolve(reply);
      };
      socket.addEventListener('message', hear);
    });
    socket.send(JSON.stringify({ id: index, method, params }));
    const { error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
  }
  socket.close();
}

function portOf(child: ChildProcess): Promise<number> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = LISTENING.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('close', () => reject(new Error(`the browser ended:\n${said}`)));
  });
}

export async function openMeasuredBrowser(): Promise<MeasuredBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'greenhall-lighthouse-'));
  const child = spawn(
    findChromium(),
    [...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = once(child, 'close');
  const port = await portOf(child);
  const onPage = async (url: string, commands: Parameters<typeof speak>[1]): Promise<void> => {
    const opened = await fetch(`http://127.0.0.1:${port}/json/new?${encodeURIComponent(url)}`, { method: 'PUT' });
    const { id, webSocketDebuggerUrl } = (await opened.json()) as { id: string; webSocketDebuggerUrl: string };
    await speak(webSocketDebuggerUrl, commands);
    await fetch(`http://127.0.0.1:${port}/json/close/${id}`);
  };
  return {
    port,
    forgetFiles: (origin) =>
      onPage('about:blank', [
        ['Network.clearBrowserCache', {}],
        ['Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' }],
      ]),
    prepare: (url, cookies, script) =>
      onPage(url, [
        ...cookies.map((cookie) => ['Network.setCookie', cookie] as const),
        ['Runtime.evaluate', { expression: script }],
      ]),
    close: async () => {
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
