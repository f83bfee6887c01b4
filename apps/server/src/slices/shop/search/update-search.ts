import { gramsOf, wordsOf } from '@greenhall/domain/shared/grams';
import type { Tx } from '../../../platform/database/database.ts';
import { inClass, inNames } from './marks.ts';
import { type SearchRow, type SearchSource, searchSources, writeSearchRows } from './store-search.ts';

const AT_ONCE = 200;

/** The normalised words of texts, a line each, every line once. */
const linesOf = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map((text) => wordsOf(text).join(' ')).filter((line) => line !== '')),
];

/** What the search keeps of goods. */
export function searchRow({ id, names, label, classIds, classNames, options }: SearchSource): SearchRow {
  const optionTexts = options.flat().flatMap(({ name, value }) => [...Object.values(name), ...Object.values(value)]);
  const first = linesOf(Object.values(names)).join('\n');
  const rest = linesOf([label, ...classNames, ...optionTexts]).join('\n');
  const words = `${first}\n${rest}`;
  const grams = [...gramsOf(words), ...gramsOf(first).map(inNames), ...classIds.map(inClass)];
  return { id, words, namesEnd: [...first].length, grams };
}

/**
 * Writes anew what the search looks at of goods, after their texts, class or options have changed.
 */
export async function updateSearch(tx: Tx, goodsIds: readonly bigint[]): Promise<void> {
  for (let from = 0; from < goodsIds.length; from += AT_ONCE) {
    const sources = await searchSources(tx, goodsIds.slice(from, from + AT_ONCE));
    await writeSearchRows(tx, sources.map(searchRow));
  }
}
