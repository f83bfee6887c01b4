import { DAY } from '../../shared/time.ts';

/** So many different members have to search for words before others see them. Rule: shop#hot-words. */
export const LEAST_SEARCHERS = 5;

/** How long a search counts, in milliseconds. Rule: shop#hot-words. */
export const SEARCH_COUNTS = 7 * DAY;

/** The most words that are shown in a language. Rule: shop#hot-words. */
export const MOST_HOT_WORDS = 12;

/** The most letters of words that can become hot: longer ones are sentences. Rule: shop#hot-words. */
export const MOST_HOT_LETTERS = 30;
