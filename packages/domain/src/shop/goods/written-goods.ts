import { type Result, accept, refuse } from '../../shared/result.ts';

/** How long the texts of goods may be, in letters, and how many pictures and options there may be. Rule: shop#desk. */
export const GOODS_BOUNDS = {
  name: 120,
  summary: 400,
  label: 40,
  className: 60,
  option: 40,
  pictures: 9,
  options: 4,
} as const;

/**
 * Whether texts name each language once, and English among them: `translationMissing` {languages}, or `badRequest` for a
 * language that is named twice. Rule: shop#desk.
 */
export function checkLanguages(texts: readonly { readonly language: string }[]): Result<true> {
  const languages = new Set(texts.map(({ language }) => language));
  if (!languages.has('en')) return refuse('translationMissing', { languages: 'en' });
  return languages.size === texts.length ? accept(true) : refuse('badRequest', { field: 'texts' });
}
