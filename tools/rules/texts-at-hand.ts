import { posix } from 'node:path';
import { edgesOf, importsAmong, loadsOf } from '../imports/graph.ts';
import type { Rule, SourceFile } from '../rule.ts';

const ENGLISH = /^packages\/locales\/src\/en\/(?<slice>(?!desk\/|outside\/|demo\/|errors|common)[\w/-]+)\.ts$/;
const ROUTES = /^packages\/contract\/src\/generated\/(?:paths|writes)\.ts$/;
const SCREENS = /^apps\/web\/src\/app\/(?:routes|screens\/[\w-]+)\.ts$/;
const ENTRY = /^ {2}'(?<key>[\w.-]+)':/gm;
const QUOTED = /'(?<key>[a-zA-Z]+\.[\w.-]+)'/g;
const LOADED = /loadTexts\((?<slices>[^)]*)\)/g;
const LIST = /const (?<name>\w+): Screen\['texts'\] = (?<list>\[[^;]*\]);/g;
const SCREEN =
  /path: '(?<path>\/[^']*)',(?:(?!path: ')[\s\S])*?import\('(?<file>[^']+)'\)(?:(?!path: ')[\s\S])*?texts: (?<list>\[[^\]]*\]|\w+)/g;

interface App {
  /** The slice of each text. A name that is a route's too is left out: whoever quotes it means that. */
  readonly sliceOf: ReadonlyMap<string, string>;
  readonly textOf: ReadonlyMap<string, string>;
  readonly staysWith: ReadonlyMap<string, readonly string[]>;
  readonly loadsLater: ReadonlyMap<string, readonly string[]>;
}

const keysIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((one) => one[1] ?? '');

function appOf(files: readonly SourceFile[]): App {
  const routes = new Set(files.filter(({ path }) => ROUTES.test(path)).flatMap(({ text }) => keysIn(text, ENTRY)));
  const slices = files.flatMap(({ path, text }) => {
    const slice = ENGLISH.exec(path)?.groups?.['slice'];
    return slice ? keysIn(text, ENTRY).map((key) => [key, slice] as const) : [];
  });
  const own = files.filter(({ path }) => path.startsWith('apps/web/src/') && !path.includes('.test.'));
  const edges = edgesOf(own);
  return {
    sliceOf: new Map(slices.filter(([key]) => !routes.has(key))),
    textOf: new Map(own.map(({ path, text }) => [path, text])),
    staysWith: loadsOf(edges.filter(({ isLazy }) => !isLazy)),
    loadsLater: importsAmong(edges.filter(({ isLazy }) => isLazy)),
  };
}

/** Each screen by its path, with its file and the slices that it brings. */
function screensOf({ path, text }: SourceFile): { path: string; file: string; slices: readonly string[] }[] {
  const lists = new Map<string, readonly string[]>();
  const read = (list: string): readonly string[] =>
    [...list.matchAll(/'([^']+)'|\.\.\.(\w+)|^(\w+)$/g)].flatMap(([, slice, ...names]) =>
      slice ? [slice] : names.flatMap((name) => lists.get(name ?? '') ?? []),
    );
  for (const { groups } of text.matchAll(LIST)) lists.set(groups?.['name'] ?? '', read(groups?.['list'] ?? ''));
  return [...text.matchAll(SCREEN)].map(({ groups }) => ({
    path: groups?.['path'] ?? '',
    file: posix.join(posix.dirname(path), groups?.['file'] ?? ''),
    slices: read(groups?.['list'] ?? ''),
  }));
}

/** What a screen shows of slices that neither it nor the part that shows it has loaded. */
function missing(app: App, screen: string, start: string, brought: ReadonlySet<string>): readonly string[] {
  const together = new Set([start]);
  for (const path of together) for (const next of app.staysWith.get(path) ?? []) together.add(next);
  const texts = [...together].map((path) => [path, app.textOf.get(path) ?? ''] as const);
  const loaded = texts.flatMap(([, text]) => keysIn(text, LOADED).flatMap((list) => keysIn(list, /'([^']+)'/g)));
  const here = new Set([...brought, ...loaded]);
  const own = texts.flatMap(([path, text]) =>
    keysIn(text, QUOTED)
      .filter((key) => !here.has(app.sliceOf.get(key) ?? key) && app.sliceOf.has(key))
      .map((key) => `${screen}: ${path} shows ${key}, and nobody has loaded ${app.sliceOf.get(key)}`),
  );
  const later = [...together].flatMap((path) => app.loadsLater.get(path) ?? []);
  return [...own, ...later.flatMap((path) => missing(app, screen, path, here))];
}

const LOCALE = { path: 'packages/locales/src/en/scan.ts', text: "export default {\n  'scan.note': 'A note',\n};" };
const ROUTE = {
  path: 'apps/web/src/app/routes.ts',
  text: "[{ path: '/home', load: () => import('./home.tsx'), texts: ['pay'] }]",
};

/** A sheet that is loaded later brings its texts with its code, unless each screen that has it brings them. */
export const textsAtHand: Rule = {
  says: 'a screen of the member app shows texts that it or the part that shows them has loaded',
  check: (files) => {
    const app = appOf(files);
    const screens = files.filter(({ path }) => SCREENS.test(path)).flatMap(screensOf);
    return [...new Set(screens.flatMap(({ path, file, slices }) => missing(app, path, file, new Set(slices))))];
  },
  broken: [
    [LOCALE, ROUTE, { path: 'apps/web/src/app/home.tsx', text: "t('scan.note')" }],
    [
      LOCALE,
      ROUTE,
      { path: 'apps/web/src/app/home.tsx', text: "const Code = lazy(() => import('./code.tsx'));" },
      { path: 'apps/web/src/app/code.tsx', text: "t('scan.note')" },
    ],
  ],
};
