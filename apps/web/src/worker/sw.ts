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

/** Keeps the page without the query of its address, and with its own headers, whose nonce its scripts carry. */
async function keepPage(page: Response): Promise<void> {
  await (await caches.open(SHELL)).put(PAGE, page);
}

const keptPage = (): Promise<Response | undefined> => caches.match(PAGE, { cacheName: SHELL });

async function keepFiles(urls: Iterable<string>): Promise<void> {
  await (await caches.open(ASSETS)).addAll([...new Set(urls)]);
}

/** Keeps the page and the files that it names. */
async function install(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`the page answered ${page.status}`);
  const html = await page.clone().text();
  await Promise.all([keepPage(page), keepFiles(Array.from(html.matchAll(FILES), ([, file = '']) => file))]);
}

async function dropOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== SHELL && name !== ASSETS);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page from the network; the kept one without a connection, or where it takes too long. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const fromNetwork = fetch(event.request).then((page) => {
    if (page.ok && !page.redirected) event.waitUntil(keepIfRoom(keepPage(page.clone())));
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
  if (kept) return kept;
  const file = await fetch(request);
  if (file.ok) event.waitUntil(keepIfRoom(keepFile(request, file.clone())));
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

/** What the page says: that this worker takes over now, or which files it had loaded before there was a worker. */
type Message = { readonly say: 'takeOver' } | { readonly say: 'keep'; readonly files: readonly string[] };

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  event.waitUntil(message.say === 'takeOver' ? self.skipWaiting() : keepIfRoom(keepFiles(message.files)));
});

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
