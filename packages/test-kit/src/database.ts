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

/** A new empty PostgreSQL database: its address, and how to drop it. */
export async function freshPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `greenhall_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}

/** A fresh, migrated database on the wanted engine; `close` removes it. */
export async function freshDatabase(engine: Engine): Promise<OpenDatabase> {
  if (engine === 'embedded') {
    const database = await openEmbedded();
    await migrate(database);
    return database;
  }
  const { url, drop } = await freshPostgres();
  const database = openPostgres(url, pino({ level: 'silent' }));
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
