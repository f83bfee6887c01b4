import type { Result } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Call } from '@greenhall/server/platform/http/call';
import { join } from '@greenhall/server/slices/network/join';
import { readTree } from '@greenhall/server/slices/network/queries-tree';
import { testPorts } from '@greenhall/test-kit/ports';
import { makeTemplate } from '@greenhall/test-kit/data/prepare';
import { startPostgres } from '../../scripts/postgres.mjs';
import { load, nameOf, numberOf } from './load.ts';
import { type Tree, chainTree, chance, randomTree } from './tree.ts';

const SIZES = (process.env.BENCH_SIZES ?? '1000,100000,1000000').split(',').map(Number);
const CHAIN = Number(process.env.BENCH_CHAIN ?? 10_000);
const TIMES = Number(process.env.BENCH_TIMES ?? 400);
const WARM = 50;
/** Members of the first hours: they have something below them. */
const HEADS = 200;

type Ports = Awaited<ReturnType<typeof testPorts>>;
type Measure = (ports: Ports, tree: Tree, next: (limit: number) => number, turn: number) => Promise<Result<unknown>>;

function treeCall(viewer: number, query: Call<'network.tree'>['query']): Call<'network.tree'> {
  const caller = { kind: 'member', memberNo: numberOf(viewer), username: nameOf(viewer), sessionId: 1n } as const;
  return {
    route: 'network.tree',
    caller: { ...caller, actingFor: false, companion: true, payVersion: 1 },
    params: undefined,
    query,
    body: undefined,
    key: 'bench-key',
    files: {},
    fileHashes: {},
    replay: { isReplayed: false },
    origin: { network: '127.0.0.1', device: 'bench', language: undefined, request: 'test' },
    setCookie: () => undefined,
    reader: '',
    companion: undefined,
    deviceCookie: undefined,
    clearCookie: () => undefined,
    also: async () => ({ status: 404, body: {} }),
  };
}

/** A contact person whose zone B is free. */
function freePlace(tree: Tree, next: (limit: number) => number, taken: Set<number>): number {
  for (;;) {
    const node = next(tree.size);
    if (tree.inB[node] !== 0 || taken.has(node)) continue;
    taken.add(node);
    return node;
  }
}

const joined = new WeakMap<Tree, Set<number>>();
const takenOf = (tree: Tree): Set<number> => {
  const taken = joined.get(tree) ?? new Set<number>();
  joined.set(tree, taken);
  return taken;
};

const MEASURES: Readonly<Record<string, Measure>> = {
  'three levels of the own tree': (ports, tree, next) =>
    readTree(ports, treeCall(next(Math.min(HEADS, tree.size)), {})),
  'three levels and the way, seen from the top': (ports, tree, next) =>
    readTree(ports, treeCall(0, { root: String(numberOf(next(tree.size))) })),
  'search by username, seen from the top': (ports, tree, next) =>
    readTree(ports, treeCall(0, { search: nameOf(next(tree.size)) })),
  registration: (ports, tree, next, turn) => {
    const contact = freePlace(tree, next, takenOf(tree));
    const agreed = { agreement: '1', riskVersion: null };
    const secrets = { loginHash: 'x', payHash: 'x', phone: null, email: null, language: null, ...agreed };
    const place = { sponsor: numberOf(contact), contact: nameOf(contact), zone: 'B' } as const;
    return transact(ports.db, (tx) => join(ports, tx, { username: `fresh${turn}`, ...secrets, level: 1 }, place));
  },
};

interface Times {
  readonly p50: number;
  readonly p99: number;
}

async function time(ports: Ports, tree: Tree, measure: Measure): Promise<Times> {
  const next = chance(7);
  const taken: number[] = [];
  for (let turn = 0; turn < WARM + TIMES; turn += 1) {
    const started = performance.now();
    const result = await measure(ports, tree, next, turn);
    if (!result.ok) throw new Error(`refused: ${result.refusal}`);
    if (turn >= WARM) taken.push(performance.now() - started);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

async function measureTree(tree: Tree): Promise<Map<string, Times>> {
  const ports = await testPorts('postgresql');
  try {
    const started = performance.now();
    await load(ports, tree);
    console.log(`${tree.size} members written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    const times = new Map<string, Times>();
    for (const [name, measure] of Object.entries(MEASURES)) times.set(name, await time(ports, tree, measure));
    return times;
  } finally {
    await ports.close();
  }
}

const shown = (times: Times | undefined) => (times ? `${times.p50.toFixed(2)} / ${times.p99.toFixed(2)}` : '–');
const ratio = (times: Times | undefined, base: Times | undefined) =>
  times && base ? `${(times.p50 / base.p50).toFixed(2)} / ${(times.p99 / base.p99).toFixed(2)}` : '–';

function table(columns: readonly (readonly [string, Map<string, Times>])[]): string {
  const base = columns[0]?.[1];
  const heads = columns.flatMap(([name], index) =>
    index === 0 ? [`${name}, ms`] : [`${name}, ms`, `× ${columns[0]?.[0]}`],
  );
  const lines = Object.keys(MEASURES).map((measure) => {
    const cells = columns.flatMap(([, times], index) => {
      const own = times.get(measure);
      return index === 0 ? [shown(own)] : [shown(own), ratio(own, base?.get(measure))];
    });
    return `| ${[measure, ...cells].join(' | ')} |`;
  });
  const head = `| p50 / p99 | ${heads.join(' | ')} |`;
  return [head, `|${'---|'.repeat(heads.length + 1)}`, ...lines].join('\n');
}

const server = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']);
process.env.TEST_DATABASE_URL = server.url;
process.env.TEST_DATABASE_TEMPLATE = 'bench_template';
await makeTemplate(server.url, 'bench_template');
try {
  await measureTree(randomTree(SIZES[0] ?? 0));
  const columns: [string, Map<string, Times>][] = [];
  for (const size of SIZES) columns.push([size.toLocaleString('en'), await measureTree(randomTree(size))]);
  columns.push([`chain of ${CHAIN.toLocaleString('en')}`, await measureTree(chainTree(CHAIN))]);
  console.log(`\n${table(columns)}`);
} finally {
  await server.stop();
}
