import type { Db } from '../../../platform/database/database.ts';
import {
  type Found,
  type GoodsQuery,
  type Part,
  type Place,
  columnsOf,
  countCandidates,
  findAll,
  findAlong,
  findByGrams,
} from './store-found.ts';

/** How much is read in each way of finding. It decides how long a search takes, never what it finds. */
export interface Effort {
  /** How many goods of the order are looked at first. */
  readonly shortReach: number;
  /** Words with at most so many candidates are found by the index at once. */
  readonly few: number;
  /** How many goods of the order are looked at for other words, so that a page of hits is likely among them. */
  readonly longReach: number;
}

const USUAL: Effort = { shortReach: 200, few: 2_000, longReach: 5_000 };

/**
 * One part of a page. Frequent words fill it soon along the order of the goods, where all candidates of the index would
 * have to be read and sorted; rare ones have few candidates, and mostly so do those of one class. Either way finds the
 * same, because each gives the next goods of the order.
 */
async function findPart(db: Db, query: GoodsQuery, part: Part, effort: Effort): Promise<Found[]> {
  if (query.words.length === 0) return findAll(db, query, part);
  if (query.classId === undefined) {
    const near = await findAlong(db, query, part, effort.shortReach);
    if (near.length === part.limit) return near;
  }
  if ((await countCandidates(db, query, part.place, effort.few + 1)) > effort.few) {
    const further = await findAlong(db, query, part, effort.longReach);
    if (further.length === part.limit) return further;
  }
  return findByGrams(db, query, part);
}

/** The ranks of relevance: all words in the names, then the others. */
const RANKS: readonly Place[] = ['names', 'beyondNames'];

/** How many numbers a position in a search has: relevance begins with the rank. */
export const positionLength = ({ sort }: Pick<GoodsQuery, 'sort'>): number =>
  columnsOf(sort) + (sort === 'relevance' ? 1 : 0);

/** The next goods behind a position, each with its own. */
export async function findGoods(
  db: Db,
  query: GoodsQuery,
  after: readonly bigint[] | undefined,
  limit: number,
  effort = USUAL,
): Promise<Found[]> {
  if (query.sort !== 'relevance') return findPart(db, query, { place: 'anywhere', after, limit }, effort);
  const [from = 0n, ...behind] = after ?? [];
  const found: Found[] = [];
  for (const [rank, place] of RANKS.entries()) {
    if (rank < from || found.length === limit) continue;
    const start = after && rank === Number(from) ? behind : undefined;
    const next = await findPart(db, query, { place, after: start, limit: limit - found.length }, effort);
    found.push(...next.map(({ id, position }) => ({ id, position: `${rank}_${position}` })));
  }
  return found;
}
