/**
 * The embedded engine runs in its own thread, so that a slow query never blocks the event loop of the server. It
 * handles one message after another; the main thread keeps transactions apart.
 */
import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The compiled code of the engine, and of what makes its folder. */
export interface EngineCode {
  readonly engine: WebAssembly.Module;
  readonly init: WebAssembly.Module;
}

/** What the thread begins with: a folder, or an image to open in memory, or nothing for an empty database in memory. */
export interface EngineStart {
  readonly directory: string | undefined;
  readonly image: Uint8Array | undefined;
  readonly code: EngineCode;
}

export type WorkerRequest =
  | { readonly id: number; readonly act: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly id: number; readonly act: 'copy'; readonly text: string; readonly input: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly act: 'script'; readonly text: string }
  | { readonly id: number; readonly act: 'syncs' }
  | { readonly id: number; readonly act: 'dump' }
  | { readonly id: number; readonly act: 'close' };

/** What is told of an error of the engine. */
export interface EngineFault {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  /** The routine of the engine that reports it, by which the log knows a message of our own functions. */
  readonly routine?: string | undefined;
}

export type WorkerAnswer =
  | { readonly id: number; readonly rows: unknown[]; readonly affected: number }
  | { readonly id: number; readonly error: EngineFault };

type SetAttributes = (node: unknown, attributes: { readonly mode?: number }) => void;

interface NodeFsModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number }) => number };
    node_ops: { setattr: SetAttributes };
  };
}

const OTHERS = 0o077;

const INT8 = 20;
let syncs = 0;

/** The engine's own file layer never syncs to disk and creates world-readable files. This class corrects both. */
class DurableFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args);
    const prepare = (module: unknown): void => {
      const { stream_ops: streams, node_ops: nodes } = (module as NodeFsModule).NODEFS;
      streams.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        syncs += 1;
        return 0;
      };
      const { setattr } = nodes;
      nodes.setattr = (node, attributes) =>
        setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS });
    };
    const preRun = made.emscriptenOpts.preRun;
    const before = Array.isArray(preRun) ? preRun : preRun ? [preRun] : [];
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [...before, prepare] } };
  }
}

const { directory, image, code } = workerData as EngineStart & { readonly image: Uint8Array<ArrayBuffer> | undefined };

const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'];
const options: PGliteOptions = {
  pgliteWasmModule: code.engine,
  initdbWasmModule: code.init,
  parsers: { [INT8]: (text: string) => BigInt(text) },
  ...(directory === undefined
    ? image && { loadDataDir: new Blob([image]) }
    : {
        fs: new DurableFs(directory),
        startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...durable],
      }),
};
const engine = await PGlite.create(options);

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  switch (request.act) {
    case 'query': {
      const result = await engine.query(request.text, [...request.values]);
      return { id: request.id, rows: result.rows, affected: result.affectedRows ?? 0 };
    }
    case 'copy': {
      const text = request.text.replace('from stdin', "from '/dev/blob'");
      const result = await engine.query(text, [], { blob: new Blob([request.input]) });
      return { id: request.id, rows: [], affected: result.affectedRows ?? 0 };
    }
    case 'script':
      await engine.exec(request.text);
      return { id: request.id, rows: [], affected: 0 };
    case 'syncs':
      return { id: request.id, rows: [{ syncs }], affected: 0 };
    case 'dump': {
      const dumped = await engine.dumpDataDir('none');
      return { id: request.id, rows: [{ image: new Uint8Array(await dumped.arrayBuffer()) }], affected: 0 };
    }
    case 'close':
      await engine.exec('checkpoint');
      await engine.close();
      return { id: request.id, rows: [], affected: 0 };
  }
}

parentPort?.on('message', (request: WorkerRequest) => {
  answer(request).then(
    (message) => parentPort?.postMessage(message),
    (error: Error & EngineFault) =>
      parentPort?.postMessage({
        id: request.id,
        error: { message: error.message, code: error.code, constraint: error.constraint, routine: error.routine },
      }),
  );
});
parentPort?.postMessage({ id: 0, rows: [], affected: 0 } satisfies WorkerAnswer);
