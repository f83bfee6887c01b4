import { createHash } from 'node:crypto';
import type { Rule, SourceFile } from '../../rule.ts';

const MIGRATION = /^apps\/server\/db\/migrations\/\d{4}_\w+\.sql$/;
const BODIES = /^apps\/server\/db\/(?:functions|views|triggers)\/\w+\.sql$/;
const KIND = /^-- (?:expand(?: concurrently)?|contract after \d{4})\n/;

/** What programs of the release before would miss. */
const NARROWS: readonly (readonly [RegExp, string])[] = [
  [/\bdrop (?:table|view|column|type|constraint|trigger|sequence)\b/i, 'drops what the release before may use'],
  [/\brename\b/i, 'renames what the release before may use'],
  [/\balter column \w+ (?:set data )?type\b/i, 'changes the type of a column'],
  [/\bset not null\b/i, 'asks for a value that the release before does not give'],
  [
    /\badd column (?:if not exists )?\w+ [^,;]*\bnot null\b(?![^,;]*\bdefault\b)(?<!\bdefault\b[^,;]*)/i,
    'asks for a value that the release before does not give',
  ],
  [/\b(?:truncate|delete from)\b/i, 'takes rows away'],
];

const DROPS_FUNCTION = /\bdrop (?:function|procedure) (?:if exists )?(\w+)\s*(?:\(([^)]*)\))?/gi;
const MAKES_FUNCTION = /\bcreate (?:or replace )?(?:function|procedure) (\w+)\s*\(([^)]*)\)/gi;

/** A function as it is called: its name and the types of its parameters, whose names and defaults do not matter. */
const signature = (name: string, types: readonly string[]): string => `${name}(${types.join(', ')})`.toLowerCase();
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter((one) => one !== '');

/** Whether a function is dropped that the same text does not make anew with the signature that the release before calls. */
function losesFunction(code: string): boolean {
  const made = new Set(
    Array.from(code.matchAll(MAKES_FUNCTION), ([, name = '', parameters = '']) =>
      signature(
        name,
        listed(parameters).map((one) => one.replace(/ default .*$/i, '').replace(/^\w+ /, '')),
      ),
    ),
  );
  return Array.from(code.matchAll(DROPS_FUNCTION)).some(
    ([, name = '', types]) => types === undefined || !made.has(signature(name, listed(types))),
  );
}

const MAKES_INDEX = /\bcreate (?:unique )?index (?!concurrently\b)/i;
const NEW_TABLE = /\bcreate table (?:if not exists )?(\w+)/gi;

function faultsOf(text: string): string[] {
  const sentence = KIND.exec(text)?.[0];
  if (!sentence) return ['does not say in its first line whether it is "expand" or "contract after NNNN"'];
  if (!sentence.includes('expand')) return [];
  const code = text.replace(/--[^\n]*/g, '');
  const own = new Set(Array.from(code.matchAll(NEW_TABLE), ([, table]) => table));
  const onOthers = code
    .split(';')
    .filter((statement) => MAKES_INDEX.test(statement) && !own.has(/\bon (\w+)/i.exec(statement)?.[1] ?? ''));
  return [
    ...NARROWS.filter(([pattern]) => pattern.test(code)).map(([, what]) => what),
    ...(losesFunction(code) ? ['drops a function that the release before calls'] : []),
    ...(onOthers.length > 0 ? ['makes an index while writers wait: a migration of its own does so concurrently'] : []),
  ];
}

export const migrations: Rule = {
  says: 'a migration says whether programs of the release before work on it, and does what it says',
  check: (files) =>
    files
      .filter(({ path }) => MIGRATION.test(path))
      .flatMap(({ path, text }) => faultsOf(text).map((fault) => `${path} ${fault}`)),
  broken: [
    'create table platform_x (id int);',
    '-- expand\nalter table platform_x drop column y;',
    '-- expand\nalter table platform_x rename y to z;',
    '-- expand\nalter table platform_x alter column y type bigint;',
    '-- expand\nalter table platform_x alter column y set not null;',
    '-- expand\nalter table platform_x add column y int not null;',
    '-- expand\ndelete from platform_x;',
    '-- expand\ndrop function ledger_x;',
    '-- expand\ndrop function ledger_x(bigint);',
    '-- expand\ndrop function ledger_x(bigint); create function ledger_x(no bigint, at timestamptz) returns void as $$ $$;',
    '-- expand\ncreate index platform_x_y on platform_x (y);',
  ].map((text) => [{ path: 'apps/server/db/migrations/0999_x.sql', text }]),
};

/** What the newest bodies are known by, in the migration that brings them. */
function hashOfBodies(files: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  const found = files.filter(({ path }) => BODIES.test(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const { text } of found) hash.update(text);
  return hash.digest('hex').slice(0, 12);
}

export const bodies: Rule = {
  says: 'the newest migration that brings functions, views and triggers is the one for which they were changed last',
  check: (files) => {
    const ours = files.filter(({ path }) => MIGRATION.test(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
    if (ours.length === 0) return [];
    const hash = hashOfBodies(files);
    const named = ours.flatMap(({ text }) => /^-- bodies (\w+)$/m.exec(text)?.[1] ?? []).at(-1);
    return named === hash
      ? []
      : [`db/functions, views or triggers have changed: a new migration says "-- bodies ${hash}"`];
  },
  broken: [
    [
      { path: 'apps/server/db/migrations/0001_x.sql', text: '-- expand\n-- bodies 000000000000\n' },
      { path: 'apps/server/db/views/stock.sql', text: 'create or replace view stock_x as select 1;' },
    ],
  ],
};
