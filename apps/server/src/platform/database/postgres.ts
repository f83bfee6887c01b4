import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Replica } from '../replica/replica.ts';
import { UnknownCommitError, isServerGone } from './broken.ts';
import { copyInputOf, type CopyInput } from './copy.ts';
import type { Db } from './database.ts';
import { StatementNames, isStalePlan } from './statement-names.ts';

const INT8 = 20;
const TIMESTAMPTZ = 1184;

const anyInstant = pg.types.getTypeParser(TIMESTAMPTZ, 'text') as (text: string) => Date;

/** Moments are read with each session and each row, so the usual format is parsed by the JavaScript engine directly. */
function readInstant(text: string): Date {
  const isUsual = text[4] === '-' && text[10] === ' ' && text.endsWith('+00');
  return isUsual ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : anyInstant(text);
}

const READERS = new Map<number, (text: string) => unknown>([
  [INT8, BigInt],
  [TIMESTAMPTZ, readInstant],
]);

/** As with the embedded engine, every int8 is a bigint and every moment a Date. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && READERS.get(oid)) ||
    pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
};

const COPY_DONE = Buffer.from('c\0\0\0\x04', 'latin1');

/** A copy statement with its input. A server that refuses the statement skips the input. */
class Copy extends pg.Query {
  readonly #statement: string;
  readonly #input: CopyInput;

  constructor(statement: string, input: CopyInput, callback: (error: Error | undefined, result: unknown) => void) {
    super(statement, undefined, callback);
    this.#statement = statement;
    this.#input = input;
  }

  override submit = (connection: pg.Connection): void => {
    const { bytes } = this.#input;
    const head = Buffer.from('d____', 'latin1');
    head.writeInt32BE(bytes.length + 4, 1);
    connection.query(this.#statement);
    for (const part of [head, bytes, COPY_DONE]) connection.stream.write(part);
  };

  handleCopyInResponse(): void {}
}

type Query = pg.Client['query'];

/** A commit is never given up while a standby is waited for: nobody would know then whether it holds. */
const COMMIT = 'set local statement_timeout = 0; commit';
/** A server that does not wait for its standby any longer has committed on its own, and says so. */
const NOT_WAITED = /wait for synchronous replication/;

/**
 * A client that accepts the input of a copy as the statement's parameter, and that may name its statements. It ends where its server only
 * reads or is going down, so that the pool gives it to nobody.
 */
class SlimClient extends pg.Client {
  readonly #names: StatementNames | undefined;
  #isUncertain = false;
  #isGone = false;

  constructor(config: pg.ClientConfig | undefined, names: StatementNames | undefined) {
    super(config);
    this.#names = names;
    this.on('notice', ({ message }) => {
      if (NOT_WAITED.test(message ?? '')) this.#isUncertain = true;
    });
    for (const lost of ['error', 'end'] as const) this.on(lost, () => (this.#isGone = true));
  }

  override query(...sent: unknown[]): never {
    const [statement, values] = sent;
    const plain = () => super.query(...(sent as Parameters<Query>));
    if (typeof statement !== 'string') return plain() as never;
    // With its connection a transaction is gone; an error here would hide why.
    if (statement === 'rollback' && this.#isGone) return Promise.resolve({ command: 'ROLLBACK', rows: [] }) as never;
    if (statement === 'commit') return this.#guarded(this.#commit()) as never;
    const input = copyInputOf(values);
    if (input) return this.#guarded(this.#copy(statement, input)) as never;
    const name = Array.isArray(values) ? this.#names?.nameOf(statement) : undefined;
    const asked = name === undefined ? plain() : this.#queryNamed(name, statement, values as unknown[]);
    return this.#guarded(asked as unknown as Promise<unknown>) as never;
  }

  async #guarded<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (isServerGone(error)) {
        this.#isGone = true;
        void this.end().catch(() => undefined);
      }
      throw error;
    }
  }

  async #commit(): Promise<unknown> {
    this.#isUncertain = false;
    const [, committed] = (await super.query(COMMIT)) as unknown as readonly [unknown, unknown];
    if (this.#isUncertain) throw new UnknownCommitError('the server has not waited for its standby');
    return committed;
  }

  #copy(statement: string, input: CopyInput): Promise<unknown> {
    return new Promise((resolve, reject) => {
      super.query(new Copy(statement, input, (error, result) => (error ? reject(error) : resolve(result))));
    });
  }

  /** Outside of a transaction a statement whose plan is stale is sent again; `transact` repeats a whole command. */
  async #queryNamed(name: string, text: string, values: unknown[]): Promise<unknown> {
    const isAlone = this.getTransactionStatus() === 'I';
    try {
      return await super.query({ name, text, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#names?.refuse(text);
      if (!isAlone) throw error;
      return super.query(text, values);
    }
  }
}

/** Connections of a pool now, and how many wait for one. */
interface PoolState {
  readonly name: string;
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Db;
  /** The same for jobs, which may read whole tables: each statement is planned for the rows that it meets. */
  readonly bulk: Db;
  readonly engine: 'embedded' | 'postgresql';
  /** A copy of it for reads that may lag, where the settings name one. */
  readonly replica?: Replica;
  /** For the question whether the database serves: it waits for no request, and no longer than the answer may take. */
  readonly probes: Db;
  /** For what processes tell each other: it waits for no request, and no request for it. */
  readonly notices: Db;
  /** The connections that are kept open, by what they are for; none of an embedded database. */
  readonly pools: () => readonly PoolState[];
  /** Executes SQL text with several statements. */
  readonly script: (sql: string) => Promise<void>;
  /**
   * One connection for several such texts, without time limits. It is closed afterwards, which releases all its locks.
   */
  readonly session: <T>(work: (script: (sql: string) => Promise<void>) => Promise<T>) => Promise<T>;
  /** Calls `onNotify` for each notification of a channel, until the returned function is called. */
  readonly listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

/**
 * Plans are kept by the connection, so a plan must be good for a table of any size. One that is made while a table is
 * empty would read it from end to end for as long as it is kept; without these scans it goes by an index.
 */
const KEPT_PLANS = '-c enable_seqscan=off -c plan_cache_mode=force_generic_plan -c jit=off';

/** Jobs run one after another, each on one connection or two. */
const BULK_CONNECTIONS = 8;

/** What a server may have open at once: so many for requests, those for jobs, one that probes, one that tells others, one that listens and one that migrates or checks. */
export const connectionsOfServer = (forRequests: number): number => forRequests + BULK_CONNECTIONS + 4;

/** Old connections are replaced, and with them plans that were made for other numbers of rows. */
const LIFETIME_S = 300;

/** How long the database may take to answer a probe. Together with the connection it is within two seconds. */
const PROBE_MS = 800;

/** Where nothing else is set. */
const USUAL_CONNECTIONS = 16;

interface Pooled {
  readonly max?: number;
  /** The server itself, for what belongs to a connection: sessions, and listening. The same address if it is absent. */
  readonly directUrl?: string | undefined;
  /** Behind a pooler that gives a connection to another after each transaction: nothing is set at its start. */
  readonly isShared?: boolean;
  /** How long a connection may take to be made, and a statement to be answered; usual times if it is absent. */
  readonly patienceMs?: number;
  readonly isReadOnly?: boolean;
  /** Whether statements that are repeated are named, so that each connection plans them once. */
  readonly keepsPlans?: boolean;
}

/** What a connection has that is this program's own; `role-settings.ts` gives the first four to the role. */
const optionsOf = (isReadOnly: boolean, keepsPlans: boolean): string =>
  [
    '-c timezone=UTC -c statement_timeout=20000 -c lock_timeout=8000 -c idle_in_transaction_session_timeout=30000',
    ...(isReadOnly ? ['-c default_transaction_read_only=on'] : []),
    ...(keepsPlans ? [KEPT_PLANS] : []),
  ].join(' ');

function openPool(url: string, log: Logger, pooled: Pooled): pg.Pool {
  const { max = USUAL_CONNECTIONS, isReadOnly = false, keepsPlans = false, isShared = false, patienceMs } = pooled;
  const names = keepsPlans ? new StatementNames() : undefined;
  class NamingClient extends SlimClient {
    constructor(config?: pg.ClientConfig) {
      super(config, names);
    }
  }
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: patienceMs ?? 10_000,
    ...(patienceMs === undefined ? {} : { query_timeout: patienceMs }),
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: LIFETIME_S,
    ...(isShared ? {} : { options: optionsOf(isReadOnly, keepsPlans) }),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // A connection in use reports its own loss. Between two queries of a transaction nobody else listens for the error.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  return pool;
}

const stateOf = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolState => ({
  name,
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

export function openPostgres(url: string, log: Logger, pooled: Pooled = {}): OpenDatabase {
  const pool = openPool(url, log, pooled);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const { directUrl = url, isShared = false } = pooled;
  const bulkPool =
    pooled.keepsPlans || isShared ? openPool(url, log, { ...pooled, keepsPlans: false, max: BULK_CONNECTIONS }) : pool;
  const bulk: Db = bulkPool === pool ? db : new Kysely({ dialect: new PostgresDialect({ pool: bulkPool }) });
  // A pool opens no connection before it is asked for one.
  const probes: Db = new Kysely({
    dialect: new PostgresDialect({ pool: openPool(url, log, { max: 1, isShared, patienceMs: PROBE_MS }) }),
  });
  const notices: Db = new Kysely({ dialect: new PostgresDialect({ pool: openPool(url, log, { max: 1, isShared }) }) });
  const session: OpenDatabase['session'] = async (work) => {
    const client = new pg.Client({
      connectionString: directUrl,
      options: optionsOf(pooled.isReadOnly ?? false, false),
    });
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
    await client.connect();
    try {
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      return await work(async (text) => void (await client.query(text)));
    } finally {
      await client.end();
    }
  };
  return {
    db,
    bulk,
    probes,
    notices,
    engine: 'postgresql',
    pools: () => [stateOf('requests', pool), ...(bulkPool === pool ? [] : [stateOf('jobs', bulkPool)])],
    script: (text) => session((script) => script(text)),
    session,
    listen: (channel, onNotify) => listenForever(directUrl, channel, onNotify, log),
    close: async () => {
      await probes.destroy();
      await notices.destroy();
      await db.destroy();
      if (bulk !== db) await bulk.destroy();
    },
  };
}

/** Keeps one connection listening. After the database comes back it listens again and calls its reader. */
async function listenForever(
  url: string,
  channel: string,
  onNotify: (payload: string) => void,
  log: Logger,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    if (stopped) return;
    const next = new pg.Client({ connectionString: url });
    const again = (error: Error): void => {
      if (stopped || client !== next) return;
      client = undefined;
      log.warn({ err: error }, 'the listening connection was lost');
      retry = setTimeout(() => void connect(), 1_000);
    };
    client = next;
    next.on('error', again);
    next.on('end', () => again(new Error('connection ended')));
    next.on('notification', (message) => onNotify(message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      onNotify('');
    } catch (error) {
      again(error as Error);
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
