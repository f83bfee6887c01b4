import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
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

/** A client that accepts the input of a copy as the statement's parameter, and that may name its statements. */
class SlimClient extends pg.Client {
  readonly #names: StatementNames | undefined;

  constructor(config: pg.ClientConfig | undefined, names: StatementNames | undefined) {
    super(config);
    this.#names = names;
  }

  override query(...sent: unknown[]): never {
    const [statement, values] = sent;
    const plain = () => super.query(...(sent as Parameters<Query>));
    if (typeof statement !== 'string') return plain() as never;
    const input = copyInputOf(values);
    if (input) return this.#copy(statement, input) as never;
    const name = Array.isArray(values) ? this.#names?.nameOf(statement) : undefined;
    return (name === undefined ? plain() : this.#queryNamed(name, statement, values as unknown[])) as never;
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

const REQUEST_CONNECTIONS = 16;

/** What a server may have open at once: requests, jobs, one that probes, one that tells others, one that listens and one that migrates or checks. */
export const CONNECTIONS_OF_A_SERVER = REQUEST_CONNECTIONS + BULK_CONNECTIONS + 4;

/** Old connections are replaced, and with them plans that were made for other numbers of rows. */
const LIFETIME_S = 300;

/** How long the database may take to answer a probe. Together with the connection it is within two seconds. */
const PROBE_MS = 800;

interface Pooled {
  readonly max?: number;
  /** How long a connection may take to be made, and a statement to be answered; usual times if it is absent. */
  readonly patienceMs?: number;
  readonly isReadOnly?: boolean;
  /** Whether statements that are repeated are named, so that each connection plans them once. */
  readonly keepsPlans?: boolean;
}

function openPool(url: string, log: Logger, pooled: Pooled): pg.Pool {
  const { max = REQUEST_CONNECTIONS, isReadOnly = false, keepsPlans = false, patienceMs } = pooled;
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
    options: [
      '-c timezone=UTC -c statement_timeout=20000 -c lock_timeout=8000 -c idle_in_transaction_session_timeout=30000',
      ...(isReadOnly ? ['-c default_transaction_read_only=on'] : []),
      ...(keepsPlans ? [KEPT_PLANS] : []),
    ].join(' '),
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
  const bulkPool = pooled.keepsPlans
    ? openPool(url, log, { ...pooled, keepsPlans: false, max: BULK_CONNECTIONS })
    : pool;
  const bulk: Db = bulkPool === pool ? db : new Kysely({ dialect: new PostgresDialect({ pool: bulkPool }) });
  // A pool opens no connection before it is asked for one.
  const probes: Db = new Kysely({
    dialect: new PostgresDialect({ pool: openPool(url, log, { max: 1, patienceMs: PROBE_MS }) }),
  });
  const notices: Db = new Kysely({ dialect: new PostgresDialect({ pool: openPool(url, log, { max: 1 }) }) });
  const session: OpenDatabase['session'] = async (work) => {
    const client = await bulkPool.connect();
    try {
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      return await work(async (text) => void (await client.query(text)));
    } finally {
      client.release(true);
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
    listen: (channel, onNotify) => listenForever(url, channel, onNotify, log),
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
