import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBodies, readMigrations } from '../apps/server/src/platform/database/migrations.ts';
import { makeImage, makeTemplate, onServer } from '../test-kit/src/data/prepare.ts';
import { buildServer } from './build.mjs';
import { COMPILE_CACHE } from './compile-cache.mjs';
import { ROOT } from './paths.mjs';
import { startPostgres } from './postgres.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/greenhall-database');
const FIRST_START = join(ROOT, 'test-kit/src/data/first-start.ts');

/** A name that changes with every migration, function, view and trigger, and with the engine that ran them. */
function migrationsHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const migration of readMigrations()) hash.update(migration.hash);
  hash.update(readBodies());
  return hash.digest('hex').slice(0, 16);
}

/** A folder with the migrated embedded database and its image, made when the migrations have changed since the last run. */
async function migrated(): Promise<{ folder: string; image: string }> {
  const made = join(CACHE, migrationsHash());
  if (!existsSync(made)) {
    rmSync(CACHE, { recursive: true, force: true });
    const unfinished = `${made}.${process.pid}`;
    mkdirSync(join(unfinished, 'data'), { recursive: true, mode: 0o700 });
    await makeImage(join(unfinished, 'image'), join(unfinished, 'data', 'database'));
    renameSync(unfinished, made);
  }
  return { folder: join(made, 'data'), image: join(made, 'image') };
}

async function startOn(data: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const env = { ...process.env, ...environment };
  const [code] = await once(spawn(process.execPath, [FIRST_START, data], { stdio: 'inherit', env }), 'close');
  if (code !== 0) throw new Error(`The data of a first start could not be made: ${code}`);
}

/** The data of a program that has been started once, of which tests copy as many as they need. */
async function startedOnce(folder: string): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'greenhall-data-'));
  cpSync(folder, data, { recursive: true });
  await startOn(data, {});
  return data;
}

/** The same on the server: the rest of the data, and a database that is copied. */
async function startedOnServer(url: string, template: string): Promise<{ data: string; database: string }> {
  const data = mkdtempSync(join(tmpdir(), 'greenhall-data-'));
  const database = `greenhall_started_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${database} template ${template}`);
  const address = new URL(url);
  address.pathname = `/${database}`;
  await startOn(data, { DATABASE_URL: address.href });
  return { data, database };
}

/**
 * One PostgreSQL for the whole run, in which the tests make databases of their own. Migrating takes longer than copying:
 * it is done once for each engine, and every test process copies from then on.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Several projects of one run ask for it: the first prepares it, and it stays until all of them are done.
  if (process.env.TEST_DATABASE_TEMPLATE) return async () => undefined;
  await buildServer();
  // What the first start compiles is kept for every program that tests start, under `npx vitest` too.
  Object.assign(process.env, COMPILE_CACHE);
  const { url, stop } = await startPostgres();
  const template = `greenhall_template_${randomBytes(6).toString('hex')}`;
  const [{ folder, image }] = await Promise.all([migrated(), makeTemplate(url, template)]);
  const [data, started] = await Promise.all([startedOnce(folder), startedOnServer(url, template)]);
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  process.env.TEST_DATABASE_IMAGE = image;
  process.env.TEST_DATA = data;
  process.env.TEST_STARTED = started.data;
  process.env.TEST_STARTED_DATABASE = started.database;
  return async () => {
    for (const made of [data, started.data]) rmSync(made, { recursive: true, force: true });
    await onServer(url, `drop database ${started.database}`);
    await onServer(url, `drop database ${template}`);
    await stop();
  };
}
