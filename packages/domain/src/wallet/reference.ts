import { type Result, accept, refuse } from '../shared/result.ts';

/**
 * The reference of an outside payment: its stored and displayed form, and the key by which two references are equal.
 */
export interface Reference {
  readonly text: string;
  readonly key: string;
}

/** The scripts in which references can be written. Mixed scripts could make one reference look like another. */
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

/** Cyrillic and Greek letters, folded as keys are, beside the Latin ones that they look like, small or in capitals. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['авекмнорстухіјѕһԁԛԝ', 'abekmhopctyxijshdqw'],
    ['αβεζηικμνορτυχ', 'abezhikmnoptyx'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter, at) => [letter, latin.charAt(at)] as const)),
);

/**
 * A text without case and spaces, and with one form of sigma: which one is written depends on what follows. A mark can become
 * a letter by that: the iota under a vowel is one in capitals.
 */
function folded(text: string): string {
  const small = text.replaceAll(' ', '').toLowerCase().toUpperCase().toLowerCase();
  return small.replaceAll('ς', 'σ').normalize('NFKC');
}

/**
 * The key by which two references are equal: folded, and in Latin letters if all of its letters look like some. One letter
 * that does not look like any tells it from everything Latin, so it stays in its script.
 */
function keyOf(text: string): string {
  const key = folded(text);
  const latin = [...key.normalize('NFD')].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
  return /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(latin) ? key : latin.normalize('NFKC');
}

/**
 * Reads the reference of a payment made outside: invisible format characters are removed, compatible forms are
 * unified (NFKC), and runs of spaces become one. Letters of two scripts, signs that are neither letters, digits nor common
 * punctuation, and an empty text are refused (`badRequest` {field}). Two references that look the same have the same key.
 * Rule: wallet#recharge.
 */
export function readReference(typed: string): Result<Reference> {
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();
  const scripts = SCRIPTS.filter((script) => script.test(text) || script.test(folded(text))).length;
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter));
  const isKnown = letters.every((letter) => SCRIPTS.some((script) => script.test(letter)));
  const fits = text.length > 0 && text.length <= LONGEST && ALLOWED.test(text) && isKnown && scripts <= 1;
  if (!fits) return refuse('badRequest', { field: 'reference' });
  return accept({ text, key: keyOf(text) });
}
