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
import { onServer } from './data/prepare.ts';
import { prepared } from './data/prepared.ts';
import { resetScript, schemaOf } from './data/reset.ts';

const silent = pino({ level: 'silent' });

export type Engine = 'embedded' | 'postgresql';
/** Both: for recorded scenarios, starts and migrations, which always run on each. */
export const BOTH_ENGINES: readonly Engine[] = ['embedded', 'postgresql'];
/** Those of this run of the tests: one, or with `npm test -- --all` both. */
export const ENGINES: readonly Engine[] = BOTH_ENGINES.filter((engine) =>
  (process.env['TEST_ENGINES'] ?? BOTH_ENGINES.join()).includes(engine),
);

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
  readonly schema: string;
}

/** Opening an engine costs a second of processor time; resetting one costs some hundredths. */
const idle: Reusable[] = [];
/** An engine holds hundreds of megabytes. Few tests need more than one at once: what is more than this is closed. */
const MOST_IDLE = 1;
/** On the server, resetting a database takes a quarter of the time of dropping it and copying another. */
const idleOnServer: { readonly url: string; readonly reset: string; readonly schema: string }[] = [];

async function openReusable(): Promise<Reusable> {
  const database = await openEmbedded(undefined, readFileSync(prepared('TEST_DATABASE_IMAGE')));
  return { database, reset: await resetScript(database), schema: await schemaOf(database) };
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
    probes: db,
    close: async () => {
      gate.isShut = true;
      // A test that has changed the schema leaves its engine to nobody.
      if (idle.length >= MOST_IDLE || (await schemaOf(database)) !== reusable.schema) return database.close();
      await database.script(reset);
      idle.push(reusable);
    },
  };
}

/** A database of the server as the migrations leave it. `close` returns it to the pool of this process. */
async function freshOnServer(): Promise<OpenDatabase> {
  const reusable = idleOnServer.pop();
  const url = reusable?.url ?? (await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'))).url;
  const database = openPostgres(url, silent, { keepsPlans: true });
  const reset = reusable?.reset ?? (await resetScript(database));
  const schema = reusable?.schema ?? (await schemaOf(database));
  return {
    ...database,
    close: async () => {
      // What a test has left running ends with its connections, before the rows are reset.
      await database.close();
      const after = openPostgres(url, silent);
      const isSame = (await schemaOf(after)) === schema;
      if (isSame) await after.script(reset);
      await after.close();
      if (isSame) idleOnServer.push({ url, reset, schema });
    },
  };
}

/** A fresh, migrated database on an engine; `close` releases it. */
export const freshDatabase = (engine: Engine): Promise<OpenDatabase> =>
  engine === 'embedded' ? freshEmbedded() : freshOnServer();
