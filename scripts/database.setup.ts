import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeImage, makeTemplate, onServer } from '../packages/test-kit/src/prepare.ts';
import { ROOT } from './paths.mjs';
import { startPostgres } from './postgres.mjs';

const MIGRATIONS = join(ROOT, 'apps/server/db/migrations');
const CACHE = join(ROOT, 'node_modules/.cache/greenhall-database');

/** A name that changes with every migration, and with the engine that ran it. */
function migrationsHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const file of readdirSync(MIGRATIONS).toSorted()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The migrated embedded database as a file, made when the migrations have changed since the last run. */
async function cachedImage(): Promise<string> {
  const image = join(CACHE, migrationsHash());
  if (existsSync(image)) return image;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${image}.${process.pid}`;
  await makeImage(unfinished);
  renameSync(unfinished, image);
  return image;
}

/**
 * One PostgreSQL for the whole run, in which the tests make databases of their own. Migrating takes longer than copying:
 * it is done once for each engine, and every test process copies from then on.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Several projects of one run ask for it: the first prepares it, and it stays until all of them are done.
  if (process.env.TEST_DATABASE_TEMPLATE) return async () => undefined;
  const { url, stop } = await startPostgres();
  const template = `greenhall_template_${randomBytes(6).toString('hex')}`;
  const [image] = await Promise.all([cachedImage(), makeTemplate(url, template)]);
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  process.env.TEST_DATABASE_IMAGE = image;
  return async () => {
    await onServer(url, `drop database ${template}`);
    await stop();
  };
}
