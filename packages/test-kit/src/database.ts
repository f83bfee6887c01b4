import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type EmbeddedDatabase, openEmbedded } from '@greenhall/server/platform/database/embedded';
import { type OpenDatabase, openPostgres } from '@greenhall/server/platform/database/postgres';
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import { pino } from 'pino';
import { onServer } from './prepare.ts';
import { resetScript } from './reset.ts';

export type Engine = 'embedded' | 'postgresql';
export const ENGINES: readonly Engine[] = ['embedded', 'postgresql'];

/** What the runner prepares once for all test processes, for `npm test` and for `npx vitest`. */
function prepared(name: 'TEST_DATABASE_URL' | 'TEST_DATABASE_TEMPLATE' | 'TEST_DATABASE_IMAGE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with npm test`);
  return value;
}

/** A new PostgreSQL database, empty or a copy of another: its address, and how to drop it. */
export async function freshPostgres(template = 'template1'): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `greenhall_${randomBytes(6).toString('hex')}`;
  await onServer(prepared('TEST_DATABASE_URL'), `create database ${name} template ${template}`);
  const url = new URL(prepared('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(prepared('TEST_DATABASE_URL'), `drop database if exists ${name} with (force)`),
  };
}

interface Reusable {
  readonly database: EmbeddedDatabase;
  readonly reset: string;
}

/** Opening an engine costs a second of processor time; resetting one costs some hundredths. */
const idle: Reusable[] = [];

async function openReusable(): Promise<Reusable> {
  const database = await openEmbedded(undefined, readFileSync(prepared('TEST_DATABASE_IMAGE')));
  return { database, reset: await resetScript(database) };
}

/**
 * Lets queries pass until it is closed, because a query that a test has left running must not write into the next
 * test's rows.
 */
class Gate implements KyselyPlugin {
  isShut = false;

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (this.isShut) throw new Error('the database of this test is closed');
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

/** An embedded database as the migrations leave it. `close` returns its engine to the pool of this process. */
async function freshEmbedded(): Promise<OpenDatabase> {
  const reusable = idle.pop() ?? (await openReusable());
  const { database, reset } = reusable;
  const gate = new Gate();
  const db = database.db.withPlugin(gate);
  return {
    ...database,
    db,
    bulk: db,
    close: async () => {
      gate.isShut = true;
      await database.script(reset);
      idle.push(reusable);
    },
  };
}

/** A fresh, migrated database on an engine; `close` releases it. */
export async function freshDatabase(engine: Engine): Promise<OpenDatabase> {
  if (engine === 'embedded') return freshEmbedded();
  const { url, drop } = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
  const database = openPostgres(url, pino({ level: 'silent' }), { keepsPlans: true });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
