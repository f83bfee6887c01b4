/**
 * Search by words and parts of words in every script (rule: shared#search). Texts and queries are normalised alike and
 * cut into grams of one to three letters. An index over the grams finds candidates; whether each word really occurs is
 * checked on the normalised text. Nothing here depends on spaces between words, which Chinese, Japanese and Thai lack.
 */

const ACCENTS = /(\p{Script=Latin})\p{M}+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** The most letters of a query that are looked at, and the most words. */
const MOST_LETTERS = 60;
const MOST_WORDS = 6;

/**
 * A text as it is compared: compatibility form, lower case, without accents on Latin letters, `ß` as the `ss` that it is in
 * capitals. Marks of other scripts stay, because a Thai vowel sign is a letter of its word. Rule: shared#search.
 */
export function normaliseText(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().normalize('NFD');
  return lower.replace(ACCENTS, '$1').replaceAll('ß', 'ss').normalize('NFKC');
}

/** The words of a text in their compared form; punctuation and spaces part them. Rule: shared#search. */
export function wordsOf(text: string): readonly string[] {
  return normaliseText(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}

/** The most letters of a gram. Pairs alone are no help: in names of ten languages nearly every Latin pair occurs. */
const LONGEST_GRAM = 3;

/** Every so many neighbouring letters of a word. */
const partsOf = (letters: readonly string[], length: number): readonly string[] =>
  letters.slice(length - 1).map((_, from) => letters.slice(from, from + length).join(''));

/** Every letter and every two and three neighbouring letters of the words of a text, each once. Rule: shared#search. */
export function gramsOf(text: string): readonly string[] {
  const found = new Set<string>();
  for (const word of wordsOf(text)) {
    const letters = [...word];
    for (let length = 1; length <= LONGEST_GRAM; length += 1)
      for (const gram of partsOf(letters, length)) found.add(gram);
  }
  return [...found];
}

/** What is searched for. */
export interface Search {
  readonly words: readonly string[];
  /** The grams that whatever contains all the words has. */
  readonly grams: readonly string[];
}

/** Grams that cover a word without overlapping, save the last: others would hardly leave out more. */
function coverOf(word: string): readonly string[] {
  const letters = [...word];
  const parts = partsOf(letters, Math.min(LONGEST_GRAM, letters.length));
  return parts.filter((_, from) => from % LONGEST_GRAM === 0 || from === parts.length - 1);
}

/**
 * Reads what somebody has typed, at most 60 letters and 6 words; without words it finds nothing. A word is looked
 * for by its grams of three letters, a shorter one by itself. Rule: shared#search.
 */
export function searchFor(typed: string): Search {
  const words = wordsOf([...typed].slice(0, MOST_LETTERS).join('')).slice(0, MOST_WORDS);
  const grams = words.flatMap(coverOf);
  return { words: [...new Set(words)], grams: [...new Set(grams)] };
}

/**
 * Whether every word of a search occurs in a text that is already normalised. Rule: shared#search.
 *
 * @public
 */
export function isFound(normalised: string, { words }: Search): boolean {
  return words.every((word) => normalised.includes(word));
}
