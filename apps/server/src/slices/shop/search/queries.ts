import { searchFor } from '@greenhall/domain/shared/grams';
import { parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { FALLBACK } from '@greenhall/locales/languages';
import { BEYOND_LAST, PAGE } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentListed } from '../goods/present.ts';
import { hotWords } from './store-hot-words.ts';
import { findGoods, positionLength } from './queries-found.ts';
import { type GoodsQuery, listGoods } from './store-found.ts';

/** Reads the cursor of a page: the numbers that its last row was ordered by. */
function readPosition(
  cursor: string | undefined,
  query: Pick<GoodsQuery, 'sort'>,
): Result<readonly bigint[] | undefined> {
  if (!cursor) return accept(undefined);
  const parts = cursor.split('_');
  const isPosition = parts.length === positionLength(query) && parts.every((part) => /^\d{1,19}$/.test(part));
  const numbers = isPosition ? parts.map(BigInt) : [];
  const isOutside = numbers.some((number) => number > BEYOND_LAST);
  return numbers.length === 0 || isOutside ? refuse('pageCursorInvalid') : accept(numbers);
}

/** Goods on sale; without words all of them. Words that have no letters find nothing. Rule: shop#search. */
export async function searchGoods(ports: Ports, call: Call<'shop.search'>): Promise<Result<Answer<'shop.search'>>> {
  const { language = FALLBACK, words = '', classId, inStock, cursor, limit = PAGE } = call.query;
  const [min, max] = [call.query.min, call.query.max].map((text) =>
    text === undefined ? undefined : parseAmount(text),
  );
  if ((call.query.min !== undefined && min === undefined) || (call.query.max !== undefined && max === undefined))
    return refuse('amountRule');
  const search = searchFor(words);
  if (words.trim() !== '' && search.words.length === 0) return accept({ items: [] });
  const wanted = call.query.sort ?? 'relevance';
  const sort = wanted === 'relevance' && search.words.length === 0 ? 'sales' : wanted;
  const after = readPosition(cursor, { sort });
  if (!after.ok) return after;
  const query: GoodsQuery = {
    ...search,
    classId: classId === undefined ? undefined : BigInt(classId),
    min,
    max,
    inStock: inStock === '1',
    sort,
  };
  const { found, next } = await findGoods(ports.db, query, after.value, limit);
  const listed = await listGoods(
    ports.db,
    found.map(({ id }) => id),
  );
  const items = listed.map((row) => presentListed(row, language));
  return accept(next === undefined ? { items } : { items, next });
}

export async function readHotWords(
  ports: Ports,
  call: Call<'shop.hotWords'>,
): Promise<Result<Answer<'shop.hotWords'>>> {
  return accept({ items: await hotWords(ports.db, call.query.language ?? FALLBACK) });
}
