import { randomBytes } from 'node:crypto';
import { openEmbedded } from '@greenhall/server/platform/database/embedded';
import { migrate } from '@greenhall/server/platform/database/migrate';
import { type OpenDatabase, openPostgres } from '@greenhall/server/platform/database/postgres';
import pg from 'pg';
import { pino } from 'pino';

export type Engine = 'embedded' | 'postgresql';
export const ENGINES: readonly Engine[] = ['embedded', 'postgresql'];

/** The PostgreSQL of this test run; the runner starts it. */
function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  return url;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new PostgreSQL database, empty or a copy of another: its address, and how to drop it. */
export async function freshPostgres(template = 'template1'): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `greenhall_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}

const silent = pino({ level: 'silent' });

/** Migrating takes longer than copying: each test process migrates once on each engine and copies from then on. */
let image: Promise<Uint8Array> | undefined;
let template: Promise<string> | undefined;

async function makeImage(): Promise<Uint8Array> {
  const database = await openEmbedded();
  await migrate(database);
  const dumped = await database.dump();
  await database.close();
  return dumped;
}

async function makeTemplate(): Promise<string> {
  const { url } = await freshPostgres();
  const database = openPostgres(url, silent);
  await migrate(database);
  await database.close();
  return new URL(url).pathname.slice(1);
}

/** A fresh, migrated database on the wanted engine; `close` removes it. */
export async function freshDatabase(engine: Engine): Promise<OpenDatabase> {
  if (engine === 'embedded') {
    image ??= makeImage();
    return openEmbedded(undefined, await image);
  }
  template ??= makeTemplate();
  const { url, drop } = await freshPostgres(await template);
  const database = openPostgres(url, silent);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
