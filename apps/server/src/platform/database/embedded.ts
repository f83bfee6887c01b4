import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { Kysely, PGliteDialect } from 'kysely';
import type { PGlite as KyselyEngine } from 'kysely';
import { DatabaseEndedError } from '../outages.ts';
import { copyInputOf } from './copy.ts';
import type { Db } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import type { EngineCode, EngineFault, EngineStart, WorkerAnswer, WorkerRequest } from './embedded-worker.ts';
import type { OpenDatabase } from './postgres.ts';
import { threadAt } from '../files/place.ts';

type Unsent = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never;

class EngineError extends Error {
  override name = 'EngineError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly routine: string | undefined;
  constructor(error: EngineFault) {
    super(error.message);
    this.code = error.code;
    this.constraint = error.constraint;
    this.routine = error.routine;
  }
}

const ENGINE_FILES = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

const compile = async (name: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(join(ENGINE_FILES, name)));

/**
 * The engine's code, compiled once for all engines of the process. A thread that compiles it for itself takes longer,
 * and the threads of several engines corrupt what V8 records of such code when the last of them ends.
 */
let code: Promise<EngineCode> | undefined;

const compileEngine = async (): Promise<EngineCode> => {
  // V8 frees code that it has compiled better, asks all threads for that, and can end the process when one of them ends
  // meanwhile. What is compiled once for the whole process is at most twice as large with it.
  setFlagsFromString('--no-wasm-code-gc');
  const [engine, init] = await Promise.all([compile('pglite.wasm'), compile('initdb.wasm')]);
  return { engine, init };
};

/** Sends messages to the engine's thread and receives the answers. */
class EngineThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { readonly resolve: (answer: WorkerAnswer) => void; readonly reject: (error: Error) => void }
  >();
  #last = 0;
  readonly ready: Promise<unknown>;

  constructor(start: EngineStart) {
    this.#worker = new Worker(threadAt('platform/database/embedded-worker'), { workerData: start });
    this.ready = new Promise((resolve, reject) => this.#waiting.set(0, { resolve, reject }));
    this.#worker.on('message', (answer: WorkerAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    const fail = (error: Error): void => {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#worker.on('error', fail);
    this.#worker.on('exit', () => fail(new DatabaseEndedError('the embedded database has ended')));
  }

  async send(request: Unsent): Promise<{ rows: unknown[]; affected: number }> {
    this.#last += 1;
    const id = this.#last;
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
    if ('error' in answer) throw new EngineError(answer.error);
    return answer;
  }

  async stop(): Promise<void> {
    await this.send({ act: 'close' });
    await this.#worker.terminate();
  }
}

/** The engine as Kysely's dialect needs it: one connection, transactions one after another. */
class EmbeddedEngine implements KyselyEngine {
  readonly #thread: EngineThread;
  #queue: Promise<unknown> = Promise.resolve();
  closed = false;
  ready = true;
  waitReady = Promise.resolve();

  constructor(thread: EngineThread) {
    this.#thread = thread;
  }

  #query = async <T>(text: string, values: readonly unknown[] = []) => {
    const input = copyInputOf(values);
    const { rows, affected } = await this.#thread.send(
      input ? { act: 'copy', text, input: input.bytes } : { act: 'query', text, values },
    );
    return { rows: rows as T[], affectedRows: affected, fields: [] };
  };

  #exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  query<T>(text: string, values: readonly unknown[] = []) {
    return this.#exclusive(() => this.#query<T>(text, values));
  }

  script(text: string): Promise<unknown> {
    return this.#exclusive(() => this.#thread.send({ act: 'script', text }));
  }

  transaction<T>(callback: Parameters<KyselyEngine['transaction']>[0]): Promise<T> {
    return this.#exclusive(async () => {
      let open = true;
      await this.#query('begin');
      const rollback = async (): Promise<void> => {
        if (open) await this.#query('rollback');
        open = false;
      };
      try {
        const value = (await callback({ query: this.#query, rollback })) as T;
        if (open) await this.#query('commit');
        open = false;
        return value;
      } catch (error) {
        await rollback();
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.#exclusive(() => this.#thread.stop());
  }
}

const CHECKPOINT_MS = 5 * 60_000;
const VACUUM_MS = 60 * 60_000;

export interface EmbeddedDatabase extends OpenDatabase {
  /** How often the engine has synced its files to disk. */
  readonly syncs: () => Promise<number>;
  /** An image of the database, from which others can be opened in memory. */
  readonly dump: () => Promise<Uint8Array>;
}

/** Opens the embedded database: in a folder that no second process may open, or in memory from an image. */
export async function openEmbedded(directory?: string, image?: Uint8Array): Promise<EmbeddedDatabase> {
  if (directory !== undefined) mkdirSync(directory, { recursive: true });
  const unlock = directory === undefined ? () => undefined : await lockDirectory(directory);
  let thread: EngineThread;
  try {
    code ??= compileEngine();
    const folder = directory === undefined ? undefined : join(directory, 'postgres');
    thread = new EngineThread({ directory: folder, image, code: await code });
    await thread.ready;
  } catch (error) {
    unlock();
    throw error;
  }
  const engine = new EmbeddedEngine(thread);
  const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite: engine }) });
  const script: OpenDatabase['script'] = async (text) => void (await engine.script(text));
  // The engine has no background workers, so timers do the work of autovacuum and the checkpointer.
  const timers = [
    setInterval(() => void engine.script('checkpoint').catch(() => undefined), CHECKPOINT_MS),
    setInterval(() => void engine.script('vacuum analyze').catch(() => undefined), VACUUM_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    db,
    bulk: db,
    probes: db,
    notices: db,
    engine: 'embedded',
    pools: () => [],
    script,
    session: (work) => work(script),
    listen: async () => async () => undefined,
    dump: async () => ((await thread.send({ act: 'dump' })).rows[0] as { image: Uint8Array }).image,
    syncs: async () => ((await thread.send({ act: 'syncs' })).rows[0] as { syncs: number }).syncs,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await engine.close();
      unlock();
    },
  };
}
