import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileAt } from '../files/place.ts';

const FOLDER = fileAt('db/');

/** The texts of a folder of the database, by the names of their files, in their order. */
const textsOf = (folder: string): { readonly name: string; readonly text: string }[] => {
  const place = new URL(`${folder}/`, FOLDER);
  return readdirSync(place)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(new URL(name, place), 'utf8') }));
};

/**
 * What a migration does to programs of the release before. What `expand` makes they work on. `contract` takes away what they may use;
 * those that know the migration with the number `needs` do not use it any more.
 */
export interface MigrationKind {
  readonly kind: 'expand' | 'contract';
  readonly needs: string | undefined;
}

export interface Migration extends MigrationKind {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  /** Each statement runs by itself, so that indexes can be made while others write. It may be repeated. */
  readonly isConcurrent: boolean;
  /** The functions, triggers and views of this program come with it. */
  readonly bringsBodies: boolean;
}

/** The first line of a migration. One without it is made for a stop. */
const KIND = /^-- (?:(?<expand>expand)(?<concurrently> concurrently)?|contract after (?<needs>\d{4}))\n/;

const BODIES = /^-- bodies \w+$/m;

function kindOf(text: string): MigrationKind & { readonly isConcurrent: boolean } {
  const { expand, concurrently, needs } = KIND.exec(text)?.groups ?? {};
  return { kind: expand ? 'expand' : 'contract', needs, isConcurrent: concurrently !== undefined };
}

export const migrationOf = (name: string, text: string): Migration => ({
  name,
  text,
  hash: createHash('sha256').update(text).digest('hex'),
  bringsBodies: false,
  ...kindOf(text),
});

/** The migrations of this program, in their order. The newest that changes functions, triggers or views brings them all. */
export function readMigrations(): Migration[] {
  const migrations = textsOf('migrations').map(({ name, text }) => migrationOf(name, text));
  const last = migrations.findLast(({ text }) => BODIES.test(text));
  return migrations.map((one) => (one === last ? { ...one, bringsBodies: true } : one));
}

/** The functions, views and triggers of this program. They may be applied again; what a function names is looked up when it is called. */
export const readBodies = (): string =>
  ['functions', 'views', 'triggers'].flatMap((folder) => textsOf(folder).map(({ text }) => text)).join('\n');

/** The name of the newest migration of this program. */
export const newestMigration = (): string => readMigrations().at(-1)?.name ?? '';

/** Whether a program that knows a migration, or a newer one, works where this one has run. */
export const worksFor = ({ kind, needs }: MigrationKind, newest: string): boolean =>
  kind === 'expand' || (needs !== undefined && newest >= needs);
