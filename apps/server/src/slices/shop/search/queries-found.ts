import type { Db } from '../../../platform/database/database.ts';
import { defineBound } from '../../../platform/bounds.ts';
import {
  type Found,
  type GoodsQuery,
  type Part,
  type Place,
  columnsOf,
  countCandidates,
  endOfReach,
  findAll,
  findAlong,
  findByGrams,
} from './store-found.ts';

/** How much is read in each way of finding. It decides how much a page may cost and how full it is, never what all find. */
export interface Effort {
  /** How many goods of the order are looked at first. */
  readonly shortReach: number;
  /** Words or classes with at most so many candidates are read as a whole. */
  readonly few: number;
  /** How many goods of the order are looked at for others. Behind these the next page goes on. */
  readonly longReach: number;
}

const USUAL: Effort = {
  shortReach: 200,
  few: defineBound({
    name: 'search-candidates',
    value: 2_000,
    unit: 'candidates',
    per: 'page of a search and rank',
    about: 'goods that an index names, read as a whole; with more of them the reach counts',
  }),
  longReach: defineBound({
    name: 'search-reach',
    value: 5_000,
    unit: 'goods',
    per: 'page of a search and rank',
    about: 'goods looked at along the order; the next page goes on behind them',
  }),
};

/** A page of goods, and where the next one begins: at the end there is none. A page that is not full may have a next. */
export interface FoundPage {
  readonly found: readonly Found[];
  readonly next: string | undefined;
}

const isFiltered = ({ words, classId, min, max, inStock }: GoodsQuery): boolean =>
  words.length > 0 || classId !== undefined || min !== undefined || max !== undefined || inStock;

/**
 * One part of a page. Frequent words fill it soon along the order of the goods, where all candidates of the index would
 * have to be read and sorted; rare ones have few candidates, and mostly so do those of one class. Either way finds the
 * same, because each gives the next goods of the same order. What neither fills ends where the reach ends.
 */
async function findPart(db: Db, query: GoodsQuery, part: Part, effort: Effort): Promise<FoundPage> {
  const { place, limit } = part;
  const whole = (found: readonly Found[]): FoundPage => ({ found, next: undefined });
  if (!isFiltered(query)) return whole(await findAll(db, query, part));
  if (query.classId === undefined) {
    const near = await findAlong(db, query, part, effort.shortReach);
    if (near.length === limit) return whole(near);
  }
  const hasCandidates = query.words.length > 0 || query.classId !== undefined;
  if (hasCandidates && (await countCandidates(db, query, place, effort.few + 1)) <= effort.few)
    return whole(await (query.words.length > 0 ? findByGrams(db, query, part) : findAll(db, query, part)));
  const found = await findAlong(db, query, part, effort.longReach);
  return found.length === limit ? whole(found) : { found, next: await endOfReach(db, query, part, effort.longReach) };
}

/** The ranks of relevance: all words in the names, then the others. */
const RANKS: readonly Place[] = ['names', 'beyondNames'];

/** How many numbers a position in a search has: relevance begins with the rank. */
export const positionLength = ({ sort }: Pick<GoodsQuery, 'sort'>): number =>
  columnsOf(sort) + (sort === 'relevance' ? 1 : 0);

/** At most so many of both ranks behind a position. */
async function findRanked(
  db: Db,
  query: GoodsQuery,
  after: readonly bigint[] | undefined,
  limit: number,
  effort: Effort,
): Promise<FoundPage> {
  const [from = 0n, ...behind] = after ?? [];
  const found: Found[] = [];
  for (const [rank, place] of RANKS.entries()) {
    if (rank < from || found.length === limit) continue;
    const start = after && rank === Number(from) ? behind : undefined;
    const part = await findPart(db, query, { place, after: start, limit: limit - found.length }, effort);
    found.push(...part.found.map(({ id, position }) => ({ id, position: `${rank}_${position}` })));
    if (part.next !== undefined) return { found, next: `${rank}_${part.next}` };
  }
  return { found, next: undefined };
}

/** The next goods behind a position, at most `limit`. Rule: shop#search. */
export async function findGoods(
  db: Db,
  query: GoodsQuery,
  after: readonly bigint[] | undefined,
  limit: number,
  effort = USUAL,
): Promise<FoundPage> {
  // One more than is shown says whether there are more.
  const { found, next } =
    query.sort === 'relevance'
      ? await findRanked(db, query, after, limit + 1, effort)
      : await findPart(db, query, { place: 'anywhere', after, limit: limit + 1 }, effort);
  return found.length > limit ? { found: found.slice(0, limit), next: found[limit - 1]?.position } : { found, next };
}
