import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { copyInputOf, type CopyInput } from './copy.ts';
import type { Db } from './database.ts';

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

/** A client that accepts the input of a copy as the statement's parameter. */
class CopyingClient extends pg.Client {
  override query(...sent: unknown[]): never {
    const [statement, values] = sent;
    const input = copyInputOf(values);
    if (typeof statement !== 'string' || !input)
      return super.query(...(sent as Parameters<pg.Client['query']>)) as never;
    const copied = new Promise((resolve, reject) => {
      super.query(new Copy(statement, input, (error, result) => (error ? reject(error) : resolve(result))));
    });
    return copied as never;
  }
}

export interface OpenDatabase {
  readonly db: Db;
  readonly engine: 'embedded' | 'postgresql';
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

export function openPostgres(
  url: string,
  log: Logger,
  { max = 16, isReadOnly = false }: { max?: number; isReadOnly?: boolean } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    Client: CopyingClient,
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    options: [
      '-c timezone=UTC -c statement_timeout=20000 -c lock_timeout=8000 -c idle_in_transaction_session_timeout=30000',
      ...(isReadOnly ? ['-c default_transaction_read_only=on'] : []),
    ].join(' '),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // A connection in use reports its own loss. Between two queries of a transaction nobody else listens for the error.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const session: OpenDatabase['session'] = async (work) => {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      return await work(async (text) => void (await client.query(text)));
    } finally {
      client.release(true);
    }
  };
  return {
    db,
    engine: 'postgresql',
    script: (text) => session((script) => script(text)),
    session,
    listen: (channel, onNotify) => listenForever(url, channel, onNotify, log),
    close: () => db.destroy(),
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
