import { type Result, accept, refuse } from '../shared/result.ts';

/** An outside payment's reference: as it is kept and shown, and the form in which two are the same. */
export interface Reference {
  readonly text: string;
  readonly key: string;
}

/** The scripts that references are written in. Two in one text can look like another reference of one script. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
] as const;

const ALLOWED = /^[\p{L}\p{M}\p{N} .,:;/\\#_+()&'@*=?![\]-]+$/u;
const LONGEST = 80;

/**
 * Reads the reference of a payment made outside: compatible forms become one (NFKC), format characters, which nobody sees,
 * are left out, spaces are single. Letters of two scripts, signs that are neither letters, digits nor common punctuation,
 * and nothing at all are refused (`badRequest` {field}). The key folds case as well: two references that look the same
 * have the same key. Rule: wallet#recharge.
 */
export function readReference(typed: string): Result<Reference> {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const scripts = SCRIPTS.filter((script) => script.test(text)).length;
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter));
  const isKnown = letters.every((letter) => SCRIPTS.some((script) => script.test(letter)));
  const fits = text.length > 0 && text.length <= LONGEST && ALLOWED.test(text) && isKnown && scripts <= 1;
  if (!fits) return refuse('badRequest', { field: 'reference' });
  return accept({ text, key: text.toUpperCase().toLowerCase().normalize('NFKC') });
}
