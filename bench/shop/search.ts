import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import type { Call } from '@greenhall/server/platform/http/call';
import { searchGoods } from '@greenhall/server/slices/shop/search/queries';
import type { Engine } from '@greenhall/test-kit/database';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { type RawBuilder, sql } from 'kysely';
import { classIdAt, loadGoods, share, wordsAt } from './load.ts';

/** Queries of each language, all kinds together. */
const QUERIES = Number(process.env.BENCH_SHOP_QUERIES ?? 2_000);
const SCANS = Number(process.env.BENCH_SHOP_SCANS ?? 20);
const WARM = 10;
const LANGUAGES: readonly TextLanguage[] = ['zh-Hans', 'zh-Hant', 'jp', 'kor', 'th', 'de', 'en'];
const PAGE = 20;
const PAGES = 10;
if (LANGUAGES.some((language) => !TEXT_LANGUAGES.includes(language))) throw new Error('a language has no texts');

type Query = Call<'shop.search'>['query'];

/** What is searched for at a turn: words of some goods, so that a frequent word is asked for more often. */
interface Turn {
  readonly turn: number;
  readonly language: TextLanguage;
  /** The goods, by their place. */
  readonly index: number;
}

/** What goods are like, and what they are. */
function qualityAndNoun({ language, index }: Turn): readonly [string, string] {
  const [, quality = '', noun = ''] = wordsAt(language, index);
  return [quality, noun];
}

/** Some neighbouring letters of the name: mostly of what the goods are. */
function letters({ language, index, turn }: Turn, length: number): string {
  const [maker = '', quality = '', noun = ''] = wordsAt(language, index);
  const kind = share(turn, 10);
  const chosen = kind < 0.5 ? noun : kind < 0.8 ? quality : maker;
  const all = [...chosen.replaceAll(' ', '')];
  const from = Math.floor(share(turn, 11) * Math.max(1, all.length - length + 1));
  return all.slice(from, from + length).join('');
}

/** Each kind is a row of the table. */
const KINDS: Readonly<Record<string, (turn: Turn) => Query>> = {
  'one letter': (turn) => ({ words: letters(turn, 1) }),
  'two letters': (turn) => ({ words: letters(turn, 2) }),
  'two words': (turn) => ({ words: qualityAndNoun(turn).join(' ') }),
  'no hit': (turn) => ({ words: `${qualityAndNoun(turn)[1]} ж${turn.turn}` }),
  'filtered and sorted': (turn) => ({
    words: letters(turn, 3),
    sort: turn.turn % 2 === 0 ? 'priceUp' : 'newest',
    min: '10',
    max: '400',
    inStock: '1',
    classId: String(classIdAt(turn.index)),
  }),
};

function callOf(query: Query): Call<'shop.search'> {
  const rest = { route: 'shop.search', caller: null, params: undefined, body: undefined };
  return { ...rest, query } as unknown as Call<'shop.search'>;
}

async function search(ports: TestPorts, query: Query) {
  const found = await searchGoods(ports, callOf(query));
  if (!found.ok) throw new Error(`refused: ${found.refusal}`);
  return found.value;
}

/** The same as a scan of all names, with the same conditions. */
async function scan({ db }: TestPorts, query: Query, skipped = 0): Promise<void> {
  const { words = '', sort, min, max, classId } = query;
  const conditions: RawBuilder<unknown>[] = words
    .split(' ')
    .filter(Boolean)
    .map((word) => sql`exists (select from shop_goods_text t where t.goods_id = g.id and t.name ilike ${`%${word}%`})`);
  if (classId !== undefined)
    conditions.push(
      sql`g.class_id = ${BigInt(classId)}`,
      sql`g.price_from between ${BigInt(min ?? 0) * 1_000_000n} and ${BigInt(max ?? 0) * 1_000_000n}`,
      sql`exists (select from shop_sku k where k.goods_id = g.id and k.stock > 0)`,
    );
  const order = sort === 'priceUp' ? sql`g.price_from, g.id` : sort ? sql`g.id desc` : sql`g.sold desc, g.id desc`;
  await sql`select g.id from shop_goods g
             where g.state = 'onSale' and g.price_from is not null and ${sql.join(conditions, sql` and `)}
             order by ${order} limit ${PAGE} offset ${skipped}`.execute(db);
}

interface Times {
  readonly p50: number;
  readonly p99: number;
}

async function time(turns: number, work: (turn: number) => Promise<unknown>): Promise<Times> {
  const taken: number[] = [];
  for (let turn = -WARM; turn < turns; turn += 1) {
    const started = performance.now();
    await work(Math.abs(turn));
    if (turn >= 0) taken.push(performance.now() - started);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Searches that have so many pages, with the cursor of the last one; the way to it is not counted. */
async function lastPages(ports: TestPorts, turnAt: (turn: number) => Turn): Promise<Query[]> {
  const reached: Query[] = [];
  for (let turn = 0; turn < 400 && reached.length < 60; turn += 1) {
    const words = letters(turnAt(turn), 2);
    let cursor: string | undefined;
    let page = 1;
    for (; page < PAGES && (page === 1 || cursor !== undefined); page += 1)
      cursor = (await search(ports, { words, ...(cursor ? { cursor } : {}) })).next;
    if (page === PAGES && cursor !== undefined) reached.push({ words, cursor });
  }
  if (reached.length === 0) throw new Error('no search has so many pages');
  return reached;
}

const shown = ({ p50, p99 }: Times): string => `${p50.toFixed(2)} / ${p99.toFixed(2)}`;

/** Measures the search among so many goods beside the scan, a row for each kind. */
export async function measureSearch(engine: Engine, size: number): Promise<void> {
  const ports = await testPorts(engine);
  try {
    const started = performance.now();
    await loadGoods(ports, size);
    console.log(`${engine}: ${size} goods written in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    const turnAt = (turn: number): Turn => ({
      turn,
      language: LANGUAGES[turn % LANGUAGES.length] ?? 'en',
      index: Math.floor(share(turn, 12) * size),
    });
    const turns = LANGUAGES.length * Math.ceil(QUERIES / (Object.keys(KINDS).length + 1));
    const row = (kind: string, own: Times, scanned: Times) => {
      const ratio = (scanned.p50 / own.p50).toFixed(1);
      console.log(`| ${engine} | ${size} | ${kind} | ${shown(own)} | ${shown(scanned)} | ${ratio} × |`);
    };
    for (const [kind, make] of Object.entries(KINDS)) {
      const own = await time(turns, (turn) => search(ports, make(turnAt(turn))));
      row(kind, own, await time(SCANS, (turn) => scan(ports, make(turnAt(turn)))));
    }
    const last = await lastPages(ports, turnAt);
    const at = (turn: number): Query => last[turn % last.length] ?? {};
    const own = await time(turns, (turn) => search(ports, at(turn)));
    row(`page ${PAGES}`, own, await time(SCANS, (turn) => scan(ports, at(turn), PAGE * (PAGES - 1))));
  } finally {
    await ports.close();
  }
}
