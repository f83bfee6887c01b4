import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileAt } from '../files/place.ts';

const FOLDER = fileAt('db/migrations/');

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
}

/** The first line of a migration. Those before 0194 have none: they were made for a stop. */
const KIND = /^-- (?:(?<expand>expand)(?<concurrently> concurrently)?|contract after (?<needs>\d{4}))\n/;

function kindOf(text: string): MigrationKind & { readonly isConcurrent: boolean } {
  const { expand, concurrently, needs } = KIND.exec(text)?.groups ?? {};
  return { kind: expand ? 'expand' : 'contract', needs, isConcurrent: concurrently !== undefined };
}

export const migrationOf = (name: string, text: string): Migration => ({
  name,
  text,
  hash: createHash('sha256').update(text).digest('hex'),
  ...kindOf(text),
});

/** The migrations of this program, in their order. */
export const readMigrations = (): Migration[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((name) => migrationOf(name, readFileSync(new URL(name, FOLDER), 'utf8')));

/** The name of the newest migration of this program. */
export const newestMigration = (): string => readMigrations().at(-1)?.name ?? '';

/** Whether a program that knows a migration, or a newer one, works where this one has run. */
export const worksFor = ({ kind, needs }: MigrationKind, newest: string): boolean =>
  kind === 'expand' || (needs !== undefined && newest >= needs);
