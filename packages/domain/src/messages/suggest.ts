import { gramsOf, normaliseText, wordsOf } from '../shared/grams.ts';

/** The fewest letters of a message for which answers are suggested. Rule: messages#suggestions. */
export const LEAST_LETTERS = 6;
/** The most answers that are suggested. Rule: messages#suggestions. */
const MOST_SUGGESTED = 3;
/** Scripts that part words by spaces; in others neighbouring letters are compared. */
const PARTED = /^[\p{Script=Latin}\p{Script=Hangul}\p{N}]+$/u;
const LEAST_WORD = 3;

/** A question as it is compared: its title says more than its answer. */
export interface Answerable {
  readonly title: string;
  readonly answer: string;
}

/** What is compared of a text: its longer words, and pairs of letters where a script has no spaces. */
function termsOf(text: string): readonly string[] {
  const words = wordsOf(text);
  const parted = words.filter(
    (word) => PARTED.test(word) && (word.length >= LEAST_WORD || /\p{Script=Hangul}/u.test(word)),
  );
  const others = words.filter((word) => !PARTED.test(word)).join(' ');
  return [...new Set([...parted, ...gramsOf(others).filter((gram) => [...gram].length === 2)])];
}

/**
 * The published questions that a message seems to ask, the likeliest first and at most three. A term counts by how few of the questions
 * have it, so that what stands in all of them decides nothing, and three times in a title. Rule: messages#suggestions.
 *
 * @param questions what is published, in one language
 * @param message what has been typed so far
 */
export function suggestAnswers<Q extends Answerable>(questions: readonly Q[], message: string): readonly Q[] {
  if ([...message.trim()].length < LEAST_LETTERS) return [];
  const texts = questions.map(({ title, answer }) => ({ title: normaliseText(title), answer: normaliseText(answer) }));
  const terms = termsOf(message).map((term) => {
    const having = texts.filter(({ title, answer }) => title.includes(term) || answer.includes(term)).length;
    return { term, weight: having === 0 ? 0 : Math.log((questions.length + 1) / having) };
  });
  const scored = questions.map((question, place) => {
    const { title = '', answer = '' } = texts[place] ?? {};
    const score = terms.reduce(
      (sum, { term, weight }) => sum + weight * (title.includes(term) ? 3 : answer.includes(term) ? 1 : 0),
      0,
    );
    return { question, score };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  // As much as a rare word of a title; what is far behind the best is left out.
  const least = Math.max(2, best / 2);
  return scored
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_SUGGESTED)
    .map(({ question }) => question);
}
