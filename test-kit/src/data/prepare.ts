import { writeFileSync } from 'node:fs';
import { openEmbedded } from '@greenhall/server/platform/database/embedded';
import { migrate } from '@greenhall/server/platform/database/migrate';
import { openPostgres } from '@greenhall/server/platform/database/postgres';
import { pino } from 'pino';

/** The embedded database after its migrations, as an image that is opened in memory; the folder is left too if named. */
export async function makeImage(file: string, directory?: string): Promise<void> {
  const database = await openEmbedded(directory);
  await migrate(database);
  writeFileSync(file, await database.dump());
  await database.close();
}

const silent = pino({ level: 'silent' });

export async function onServer(url: string, statement: string): Promise<void> {
  const server = openPostgres(url, silent);
  await server.script(statement);
  await server.close();
}

/** The same on the server, as a template that is copied. */
export async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, silent);
  await migrate(database);
  await database.close();
}
