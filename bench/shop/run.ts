/** How long a search takes among 1,000 and 100,000 goods, on both engines, beside a scan with ILIKE in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import type { Call } from '@greenhall/server/platform/http/call';
import { searchGoods } from '@greenhall/server/slices/shop/search/queries';
import { ENGINES, type Engine } from '@greenhall/test-kit/database';
import { testPorts } from '@greenhall/test-kit/ports';
import { makeImage, makeTemplate } from '@greenhall/test-kit/prepare';
import { sql } from 'kysely';
import { startPostgres } from '../../scripts/postgres.mjs';
import { loadGoods, wordsIn } from './load.ts';

const SIZES = (process.env.BENCH_SHOP_SIZES ?? '1000,100000').split(',').map(Number);
const MEASURED = (process.env.BENCH_SHOP_ENGINES ?? ENGINES.join()).split(',');
/** Queries of each language. */
const QUERIES = Number(process.env.BENCH_SHOP_QUERIES ?? 2_000);
const SCANS = Number(process.env.BENCH_SHOP_SCANS ?? 20);
const WARM = 10;
const LANGUAGES: readonly TextLanguage[] = ['zh-Hans', 'zh-Hant', 'jp', 'kor', 'th', 'de', 'en'];
const PAGES = 10;

type Ports = Awaited<ReturnType<typeof testPorts>>;
type Query = Call<'shop.search'>['query'];

/** Some neighbouring letters of the longest word of a name. */
function letters(name: string, from: number, length: number): string {
  const [longest = ''] = name.split(' ').toSorted((a, b) => b.length - a.length);
  const all = [...longest];
  const start = from % Math.max(1, all.length - length + 1);
  return all.slice(start, start + length).join('');
}

const wordAt = (language: TextLanguage, turn: number): string => {
  const words = wordsIn(language);
  return words[(turn * 13) % words.length] ?? '';
};

/** What is searched for, by the turn; each kind is a row of the table. */
const KINDS: Readonly<Record<string, (language: TextLanguage, turn: number) => Query>> = {
  'one letter': (language, turn) => ({ words: letters(wordAt(language, turn), turn, 1) }),
  'two letters': (language, turn) => ({ words: letters(wordAt(language, turn), turn, 2) }),
  'two words': (language, turn) => ({ words: `${wordAt(language, turn)} ${wordAt(language, turn + 5)}` }),
  'no hit': (language, turn) => ({ words: `${wordAt(language, turn)}ж${turn}` }),
  'filtered and sorted': (language, turn) => ({
    words: letters(wordAt(language, turn), turn, 3),
    sort: turn % 2 === 0 ? 'priceUp' : 'newest',
    min: '10',
    max: '400',
    inStock: '1',
    classId: String(2 + (turn % 10)),
  }),
};

function callOf(query: Query): Call<'shop.search'> {
  return {
    route: 'shop.search',
    caller: null,
    params: undefined,
    query,
    body: undefined,
  } as unknown as Call<'shop.search'>;
}

async function search(ports: Ports, query: Query) {
  const found = await searchGoods(ports, callOf(query));
  if (!found.ok) throw new Error(`refused: ${found.refusal}`);
  return found.value;
}

/** The same words as a scan of all names. */
async function scan({ db }: Ports, { words = '' }: Query): Promise<void> {
  const parts = words.split(' ').filter(Boolean);
  const each = sql.join(
    parts.map(
      (word) => sql`exists (select from shop_goods_text t where t.goods_id = g.id and t.name ilike ${`%${word}%`})`,
    ),
    sql` and `,
  );
  await sql`select g.id from shop_goods g where g.state = 'onSale' and ${each}
             order by g.sold desc, g.id desc limit 20`.execute(db);
}

interface Times {
  readonly p50: number;
  readonly p99: number;
}

async function time(turns: number, work: (turn: number) => Promise<unknown>): Promise<Times> {
  const taken: number[] = [];
  for (let turn = 0; turn < WARM + turns; turn += 1) {
    const started = performance.now();
    await work(turn);
    if (turn >= WARM) taken.push(performance.now() - started);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The tenth page of a search, reached by its cursors, which are not counted. */
async function timeLastPage(ports: Ports, turns: number): Promise<Times> {
  const cursors: Query[] = [];
  for (let turn = 0; turn < Math.min(turns, 40); turn += 1) {
    const language = LANGUAGES[turn % LANGUAGES.length] ?? 'en';
    const words = letters(wordAt(language, turn), turn, 1);
    let cursor: string | undefined;
    for (let page = 1; page < PAGES; page += 1)
      cursor = (await search(ports, { words, ...(cursor ? { cursor } : {}) })).next ?? cursor;
    cursors.push({ words, ...(cursor ? { cursor } : {}) });
  }
  return time(turns, (turn) => search(ports, cursors[turn % cursors.length] ?? {}));
}

const shown = ({ p50, p99 }: Times): string => `${p50.toFixed(2)} / ${p99.toFixed(2)}`;

async function measure(engine: Engine, size: number): Promise<void> {
  const ports = await testPorts(engine);
  try {
    const started = performance.now();
    await loadGoods(ports, size);
    console.log(`${engine}: ${size} goods written in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    const each = Math.ceil(QUERIES / Object.keys(KINDS).length);
    for (const [kind, make] of Object.entries(KINDS)) {
      const turnOf = (turn: number) => [LANGUAGES[turn % LANGUAGES.length] ?? 'en', turn] as const;
      const own = await time(each * LANGUAGES.length, (turn) => search(ports, make(...turnOf(turn))));
      const scanned = await time(SCANS, (turn) => scan(ports, make(...turnOf(turn))));
      const ratio = (scanned.p50 / own.p50).toFixed(1);
      console.log(`| ${engine} | ${size} | ${kind} | ${shown(own)} | ${shown(scanned)} | ${ratio} × |`);
    }
    console.log(`| ${engine} | ${size} | page ${PAGES} | ${shown(await timeLastPage(ports, each))} | | |`);
  } finally {
    await ports.close();
  }
}

if (LANGUAGES.some((language) => !TEXT_LANGUAGES.includes(language))) throw new Error('a language has no texts');
const server = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']);
process.env.TEST_DATABASE_URL = server.url;
process.env.TEST_DATABASE_TEMPLATE = 'bench_template';
const folder = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
process.env.TEST_DATABASE_IMAGE = join(folder, 'image');
try {
  await makeTemplate(server.url, 'bench_template');
  await makeImage(process.env.TEST_DATABASE_IMAGE);
  console.log('| engine | goods | search | p50 / p99, ms | ILIKE, ms | × |\n|---|---|---|---|---|---|');
  for (const engine of ENGINES.filter((one) => MEASURED.includes(one)))
    for (const size of SIZES) await measure(engine, size);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
