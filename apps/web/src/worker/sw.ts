declare const self: ServiceWorkerGlobalScope;

/** Replaced by the build, so that the worker of every build is another one. */
const BUILD = '__BUILD__';
const SHELL = `shell-${BUILD}`;
const ASSETS = `assets-${BUILD}`;
const PAGE = '/';
/** Replaced by the build: the sentences of announcements by language, and what each opens. */
const SENTENCES = '__SENTENCES__' as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;
const SCREENS = '__SCREENS__' as unknown as Readonly<Record<string, string>>;
const ICON = '/icon-192.png';
/** Milliseconds for which a page is waited for before the kept one is shown. */
const PATIENCE = 4_000;
const FILES = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** What names this app in its page, and in no other. */
const MARK = '<html lang="en" data-mode="';
/** The content types of built files. An ending that is not here may have any, but that of a page. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  wasm: /^application\/wasm\b/,
};
const ANY_BUT_PAGE = /^(?!text\/html\b)/;

/** Whether an answer is the file that was asked for: a network that wants to be signed in to answers everything with its page. */
function isFile(url: string, answer: Response): boolean {
  const ending = new URL(url, self.location.origin).pathname.split('.').at(-1) ?? '';
  return answer.ok && (TYPES[ending] ?? ANY_BUT_PAGE).test(answer.headers.get('content-type') ?? '');
}

/** The text of a page of this app; nothing of another one that was answered in its place. */
async function ownPage(answer: Response): Promise<string | undefined> {
  if (!answer.ok || answer.redirected) return undefined;
  const html = await answer.text();
  return html.includes(MARK) ? html : undefined;
}

/** Keeps the page without the query of its address, and with its own headers, whose nonce its scripts carry. */
async function keepPage(page: Response): Promise<void> {
  if (await ownPage(page.clone())) await (await caches.open(SHELL)).put(PAGE, page);
}

const keptPage = (): Promise<Response | undefined> => caches.match(PAGE, { cacheName: SHELL });

/** The file from the network, past what the browser itself has kept of another answer. */
async function bringFile(request: Request | string): Promise<Response> {
  const url = typeof request === 'string' ? request : request.url;
  const file = await fetch(request);
  return isFile(url, file) ? file : fetch(request, { cache: 'reload' });
}

async function keepFiles(urls: Iterable<string>): Promise<void> {
  const cache = await caches.open(ASSETS);
  const keep = async (url: string) => {
    const file = await bringFile(url);
    if (!isFile(url, file)) throw new Error(`${url} answered ${file.status}`);
    await cache.put(url, file);
  };
  await Promise.all(Array.from(new Set(urls), keep));
}

/** Keeps the page and the files that it names. */
async function install(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  const html = await ownPage(page.clone());
  if (html === undefined) throw new Error(`the page answered ${page.status}`);
  await Promise.all([keepPage(page), keepFiles(Array.from(html.matchAll(FILES), ([, file = '']) => file))]);
}

async function dropOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== SHELL && name !== ASSETS);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page from the network; the kept one without a connection, or where it takes too long. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const fromNetwork = fetch(event.request).then((page) => {
    event.waitUntil(keepIfRoom(keepPage(page.clone())));
    return page;
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(keptPage);
  try {
    return (await Promise.race([fromNetwork, late])) ?? (await fromNetwork);
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  }
}

/** Keeps what can be kept. A device that has no room left shows the app from the network. */
const keepIfRoom = (keep: Promise<void>): Promise<void> => keep.catch(() => undefined);

async function keepFile(request: Request, file: Response): Promise<void> {
  await (await caches.open(ASSETS)).put(request, file);
}

/** A built file, whose name changes with its content. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { cacheName: ASSETS }).catch(() => undefined);
  if (kept && isFile(request.url, kept)) return kept;
  const file = await bringFile(request);
  if (isFile(request.url, file)) event.waitUntil(keepIfRoom(keepFile(request, file.clone())));
  return file;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(dropOtherBuilds().then(() => self.clients.claim())));

// Only pages of the member app and built files: what has figures, pictures or a code of a hand-off is never kept here.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE && searchParams.get('action') !== 'login')
    event.respondWith(answerPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(event));
});

/**
 * What the page says: that this worker takes over now, which files it had loaded before there was a worker, or that a kept file
 * does not load, so that all are brought again.
 */
type Message = { readonly say: 'takeOver' } | { readonly say: 'keep'; readonly files: readonly string[] } | 'forget';

async function onMessage(message: Message): Promise<void> {
  if (message === 'forget') await caches.delete(ASSETS);
  else if (message.say === 'takeOver') await self.skipWaiting();
  else await keepIfRoom(keepFiles(message.files));
}

self.addEventListener('message', (event) => event.waitUntil(onMessage(event.data as Message)));

/** What a push message says: that there is something new of a kind, and the reader's language. */
interface Announced {
  readonly kind: string;
  readonly language: string;
}

/** A browser ends the subscription of an app that shows nothing: what cannot be read is announced in general. */
function announcedBy(data: PushMessageData | null): Announced {
  const general = { kind: 'notices', language: '' };
  if (!data) return general;
  try {
    const announced = { ...general, ...(data.json() as Partial<Announced>) };
    return Object.hasOwn(SCREENS, announced.kind) ? announced : general;
  } catch {
    return general;
  }
}

async function announce({ kind, language }: Announced): Promise<void> {
  const texts = SENTENCES[language] ?? SENTENCES['en'];
  const sentence = texts?.[`push.${kind}`] ?? '';
  await self.registration.showNotification(sentence, { tag: kind, icon: ICON, data: kind });
}

/** Brings the app to the front, on the screen where what is new stands. */
async function openApp(kind: string): Promise<void> {
  const address = SCREENS[kind] ?? PAGE;
  const windows = await self.clients.matchAll({ type: 'window' });
  const [shown] = windows.filter(({ url }) => new URL(url).pathname === PAGE);
  if (!shown) return void (await self.clients.openWindow(address));
  await (await shown.navigate(address))?.focus();
}

self.addEventListener('push', (event) => event.waitUntil(announce(announcedBy(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openApp(String(event.notification.data)));
});
