import type { Rule, SourceFile } from '../rule.ts';
import { isTest } from '../rule.ts';

/** What is generated, and decisions of the past. */
const NOT_READ = /^docs\/(?:domain\/|configuration\.md|decisions\/README\.md|decisions\/past\/)/;

/** The members of a type, at the first level of its body. */
function membersOf(files: readonly SourceFile[], path: string, head: string): number {
  const text = files.find((file) => file.path === path)?.text ?? '';
  const begins = text.indexOf(head);
  const body = begins < 0 ? '' : text.slice(begins, text.indexOf('\n}', begins));
  return body.match(/^ {2}readonly \w+/gm)?.length ?? 0;
}

const linesOf = (files: readonly SourceFile[]): number =>
  files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
const isProduct = ({ path }: SourceFile): boolean =>
  /^(?:apps|packages)\/.*\.tsx?$/.test(path) && !isTest(path) && !/\/generated\/|^packages\/locales\//.test(path);

/** Words for which the field has others: the names that are left with one are to become fewer. */
const OWN_WORDS =
  /^(?:asks?|beside|closures?|courses?|dice|exact|faces?|felt|hears?|heard|house|keeps?|kept|ladder|life|lives|looks?|manners?|matters?|own|press|seat|shipped|situation|spoil|standing|tells?|told|walk|ware|ways?)$/;
const EXPORTED = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;

/** The names that are exported under a word of our own. */
const ownNames = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(
      ({ path }) =>
        /^(?:apps|packages|test-kit|e2e|bench|tools)\/.*\.tsx?$/.test(path) && !path.includes('/generated/'),
    )
    .flatMap(({ text }) => [...text.matchAll(EXPORTED)].map(([, name = '']) => name))
    .filter((name) =>
      (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).some((word) => OWN_WORDS.test(word.toLowerCase())),
    );

interface Count {
  readonly of: string;
  readonly now: (files: readonly SourceFile[]) => number;
  /** What it may be; absent where it is told and not limited. */
  readonly most?: number;
  /** Why a limit was raised. */
  readonly raisedFor?: readonly string[];
}

/** How many concepts a newcomer meets. Raising a limit takes a line that says why. */
export const COUNTS: readonly Count[] = [
  {
    of: 'what a slice can register',
    now: (files) => membersOf(files, 'apps/server/src/platform/slice.ts', 'export interface Slice {') - 2,
    most: 11,
  },
  {
    of: 'ports',
    now: (files) => membersOf(files, 'apps/server/src/platform/ports.ts', 'export interface Ports'),
    most: 22,
  },
  {
    of: 'npm scripts',
    now: (files) => {
      const text = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
      return Object.keys((JSON.parse(text) as { scripts?: object }).scripts ?? {}).length;
    },
    most: 24,
  },
  {
    of: 'settings',
    now: (files) =>
      files.find(({ path }) => path === 'docs/configuration.md')?.text.match(/^\| `[A-Z0-9_]+` \|/gm)?.length ?? 0,
    most: 50,
  },
  {
    of: 'migrations',
    now: (files) => files.filter(({ path }) => path.startsWith('apps/server/db/migrations/')).length,
  },
  {
    of: 'decisions that are read',
    now: (files) => files.filter(({ path }) => /^docs\/decisions\/\d[^/]*\.md$/.test(path)).length,
    most: 59,
  },
  {
    of: 'words in docs',
    now: (files) =>
      files
        .filter(({ path }) => path.startsWith('docs/') && path.endsWith('.md') && !NOT_READ.test(path))
        .reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0),
    most: 80_000,
  },
  { of: 'exported names in words of our own', now: (files) => ownNames(files).length, most: 0 },
  { of: 'lines of the product', now: (files) => linesOf(files.filter(isProduct)) },
  { of: 'lines of SQL', now: (files) => linesOf(files.filter(({ path }) => path.endsWith('.sql'))) },
  {
    of: 'lines of tests',
    now: (files) => linesOf(files.filter(({ path }) => isTest(path) || /^(?:e2e|test-kit)\/.*\.tsx?$/.test(path))),
  },
];

export const counts: Rule = {
  says: 'what a newcomer has to learn grows only with a reason',
  check: (files) =>
    COUNTS.flatMap(({ of, now, most }) => {
      const found = now(files);
      return most !== undefined && found > most ? [`${of}: ${found}, at most ${most} (tools/rules/counts.ts)`] : [];
    }),
  broken: [
    [
      {
        path: 'package.json',
        text: JSON.stringify({ scripts: Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`a${n}`, 'x'])) }),
      },
    ],
  ],
};
