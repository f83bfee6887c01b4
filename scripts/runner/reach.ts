import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { edgesOf, importsAmong } from '../../tools/imports/graph.ts';
import { readRepository } from '../../tools/repository.ts';
import type { SourceFile } from '../../tools/rule.ts';
import { ROOT } from '../paths.mjs';
import { readNotes, routeOf } from './presses.ts';

/** The screens, and the slices whose routes are asked, each as one word: `web /pages/wallet/wallet`, `wallet`. */
type Reach = ReadonlySet<string>;

const RECORD = join(ROOT, 'node_modules/.cache/greenhall-reach.json');
const isBrowsers = (path: string): boolean => path.startsWith('e2e/') && path.includes('.test.');
const IMPORTING = /^(?:packages|apps|test-kit|e2e)\//;
/** They name everything that there is: who follows imports upwards stops below them. */
const COMPOSES = /^apps\/(?:server\/src\/compose|(?:web|console)\/src\/app\/(?:routes|screens\/[\w-]+))\.ts$/;
const SCREEN = /path: '(?<path>\/[^']*)',(?:(?!path: ')[\s\S])*?import\('(?<file>[^']+)'\)/g;
const SLICE = /^apps\/server\/src\/slices\/(?<slice>[\w-]+)\/routes\.ts$/;
const PRODUCT = /^(?:apps|packages)\/(?!.*\.test\.)/;

const readRecord = (): Record<string, readonly string[]> =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, readonly string[]>) : {};

/** Keeps what each test file of a run has reached in a browser. */
export function keepReach(folder: string): void {
  const record = new Map<string, Set<string>>();
  for (const asked of readNotes(folder)) {
    const words = record.get(asked.file) ?? new Set<string>();
    if (asked.screen) words.add(`${asked.app} ${asked.screen}`);
    const slice = routeOf(asked)?.split('.')[0];
    if (slice) words.add(slice);
    record.set(asked.file, words);
  }
  const lists = [...record].map(([file, words]) => [relative(ROOT, file), [...words]] as const);
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify({ ...readRecord(), ...Object.fromEntries(lists) }));
}

/** The name of each file that is a screen of either app, or the routes of a slice. */
function namesOf(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { path, text } of files) {
    const slice = SLICE.exec(path)?.groups?.['slice'];
    if (slice) names.set(path, slice);
    if (!COMPOSES.test(path)) continue;
    for (const { groups } of text.matchAll(SCREEN)) {
      const app = path.split('/')[1] ?? '';
      names.set(join(dirname(path), groups?.['file'] ?? ''), `${app} ${groups?.['path']}`);
    }
  }
  return names;
}

/**
 * What changed files reach: the names of screens and slices that import them, and the browser's tests that do. `undefined` where
 * a file of the product reaches neither, such as a migration or the frame of an app: then it may reach everything.
 */
export function reachOf(
  changed: readonly string[],
  files: readonly SourceFile[],
): { readonly names: Reach; readonly tests: readonly string[] } | undefined {
  const names = namesOf(files);
  const users = new Map<string, string[]>();
  for (const [from, targets] of importsAmong(edgesOf(files, IMPORTING)))
    if (!COMPOSES.test(from)) for (const to of targets) users.set(to, [...(users.get(to) ?? []), from]);
  const reached = new Set<string>();
  const tests = new Set<string>();
  for (const start of changed) {
    const seen = new Set([start]);
    let isKnown = !PRODUCT.test(start);
    for (const path of seen) {
      const name = names.get(path);
      if (name) reached.add(name);
      if (isBrowsers(path)) tests.add(path);
      isKnown ||= name !== undefined;
      if (name === undefined) for (const user of users.get(path) ?? []) seen.add(user);
    }
    if (!isKnown) return undefined;
  }
  return { names: reached, tests: [...tests] };
}

/** What differs from the last commit, and files that git does not know yet. */
function changedFiles(): readonly string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean);
}

/** The browser's tests that the uncommitted change reaches, by the screens and routes that each used when it ran last. */
export function reachedFiles(): readonly string[] {
  const all = globSync('e2e/**/*.test.ts', { cwd: ROOT });
  const reach = reachOf(changedFiles(), readRepository());
  if (!reach) return all;
  const record = readRecord();
  return all.filter(
    (path) => reach.tests.includes(path) || !record[path] || record[path].some((word) => reach.names.has(word)),
  );
}
