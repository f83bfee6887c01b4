import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PushGroup } from '@greenhall/domain/notifications/notice';
import guide from '@greenhall/locales/en/guide';
import { type Language, LANGUAGES, tagOf } from '@greenhall/locales/languages';
import sharp from 'sharp';
import { type Plugin, transformWithOxc } from 'vite';
import { links, type Place } from './src/shared/page/links.ts';

const HERE = import.meta.dirname;
const SIZES = [192, 512] as const;
const GROUND = '#0c2f31';

/** The names of a shortcut: in English, and by the tag of each other language. */
async function namesOf(slice: string, key: string) {
  const read = async (language: Language) => {
    const texts = (await import(`@greenhall/locales/${language}/${slice}`)) as { default: Record<string, string> };
    return [tagOf(language), texts.default[key] ?? ''] as const;
  };
  const names = Object.fromEntries(await Promise.all(LANGUAGES.map(read)));
  return { name: names[tagOf('en')], name_localized: names };
}

/** What the icon of the installed app leads to when it is held. */
const shortcuts = async () =>
  Promise.all(
    (
      [
        ['running', 'running.send', links.transfer()],
        ['scan', 'scan.open', links.transfer({ scan: '1' })],
        ['running', 'running.receive', links.home({ receive: '1' })],
        ['common', 'tabbar.otc', links.market()],
      ] as const
    ).map(async ([slice, key, place]) => ({ ...(await namesOf(slice, key)), url: addressOf(place) })),
  );

const manifest = {
  id: '/',
  name: 'Greenhall',
  short_name: 'Greenhall',
  description: guide['guide.tagline'],
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [
    ...SIZES.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** The sentences of announcements by language. */
async function sentences(): Promise<Readonly<Record<string, unknown>>> {
  const read = async (language: string) => {
    const texts = (await import(`@greenhall/locales/${language}/outside/push`)) as { default: unknown };
    return [language, texts.default] as const;
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(read)));
}

const addressOf = ({ to, search }: Place): string => {
  const query = new URLSearchParams(search).toString();
  return query === '' ? `/#${to}` : `/#${to}?${query}`;
};

/** What each announcement opens. */
const SCREENS = {
  messages: addressOf(links.messages()),
  orders: addressOf(links.orders()),
  trades: addressOf(links.trades()),
  notices: addressOf(links.notices({ view: 'mine' })),
} as const satisfies Record<PushGroup, string>;

/** The worker with what the build knows in place of these names. */
async function workerCode(build: string): Promise<string> {
  const source = readFileSync(join(HERE, 'src/worker/sw.ts'), 'utf8');
  const { code } = await transformWithOxc(source, 'sw.ts');
  const known = { __BUILD__: build, __SENTENCES__: await sentences(), __SCREENS__: SCREENS };
  return code.replaceAll(/(["'])(__[A-Z]+__)\1/g, (_, __, name: keyof typeof known) => JSON.stringify(known[name]));
}

/** The icon at a size; a system cuts its own shape out of a maskable one, so that it has its drawing well inside. */
async function iconOf(size: number, isMaskable = false): Promise<Buffer> {
  const drawing = sharp(join(HERE, 'public/icon.svg'), { density: 72 * (size / 48) });
  if (!isMaskable) return drawing.resize(size, size).png().toBuffer();
  const inside = Math.round(size * 0.8);
  const edge = (size - inside) / 2;
  return drawing
    .resize(inside, inside)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: GROUND })
    .flatten({ background: GROUND })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** The worker, the manifest and the icons of the installed app. The worker bears the hash of all files of the build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex').slice(0, 10);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerCode(build) });
      const named = JSON.stringify({ ...manifest, shortcuts: await shortcuts() });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: named });
      for (const size of SIZES)
        this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: await iconOf(size) });
      this.emitFile({ type: 'asset', fileName: 'icon-maskable.png', source: await iconOf(512, true) });
    },
  };
}
