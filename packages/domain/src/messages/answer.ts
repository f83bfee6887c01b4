import { TEXT_LANGUAGES, type TextLanguage } from '../shared/languages.ts';
import { type Result, accept, refuse } from '../shared/result.ts';
import { TEXT_LENGTH } from './message.ts';

/** What a prepared answer may leave open, by name. Rule: messages#canned-answers. */
export const ANSWER_PLACEHOLDERS = ['name', 'id', 'reference'] as const;
type Placeholder = (typeof ANSWER_PLACEHOLDERS)[number];

/** The longest title of a prepared answer, in characters. Rule: messages#canned-answers. */
export const ANSWER_TITLE_LENGTH = 80;

/** What the placeholders stand for; a member without a reference has an empty one. */
export type AnswerValues = Readonly<Record<Placeholder, string>>;
export type AnswerTexts = Readonly<Partial<Record<TextLanguage, string>>>;

const HOLE = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => (ANSWER_PLACEHOLDERS as readonly string[]).includes(name);

/** The names in braces of a text, each once, in the order of the alphabet. */
function holesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(HOLE)].map(([, name = '']) => name))].toSorted();
}

/**
 * Whether texts make a prepared answer: all ten languages (`translationMissing` {languages}), each within the length of a
 * message, with known placeholders and in every language the same (`badRequest` {field}). Rule: messages#canned-answers.
 */
export function checkAnswer(texts: AnswerTexts): Result<true> {
  const missing = TEXT_LANGUAGES.filter((language) => !texts[language]?.trim());
  if (missing.length > 0) return refuse('translationMissing', { languages: missing.join(', ') });
  const wanted = holesOf(texts.en ?? '').join();
  const broken = TEXT_LANGUAGES.find((language) => {
    const text = texts[language] ?? '';
    const holes = holesOf(text);
    return text.length > TEXT_LENGTH || !holes.every(isPlaceholder) || holes.join() !== wanted;
  });
  return broken === undefined ? accept(true) : refuse('badRequest', { field: `texts.${broken}` });
}

/** Whether there is a value for each placeholder that a text names. Rule: messages#canned-answers. */
export function isFilled(text: string, values: AnswerValues): boolean {
  return holesOf(text).every((name) => !isPlaceholder(name) || values[name] !== '');
}

/** The text with its placeholders filled in; values are put in as they are and never read as placeholders again. */
export function fillAnswer(text: string, values: AnswerValues): string {
  return text
    .replace(HOLE, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))
    .slice(0, TEXT_LENGTH);
}
