import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import type { Thing } from './things.ts';

/** The order in which the texts of the demo shop are written down. */
const ORDER = ['en', 'zh-Hans', 'zh-Hant', 'jp', 'kor', 'th', 'de', 'fra', 'spa', 'pt'] as const;

/** One of the goods of the demo world. */
export interface DemoProduct {
  readonly names: ReadonlyMap<TextLanguage, string>;
  readonly sentences: ReadonlyMap<TextLanguage, string>;
  /** What its pictures show. */
  readonly thing: Thing;
  /** How many there are of its first kind at the opening. */
  readonly stock: number;
  /** Whole `mey`. */
  readonly price: number;
}

export type Words = ReadonlyMap<TextLanguage, string>;

/** Texts in ten languages, a line each in the order of `ORDER`. */
export function inLanguages(lines: string): Words {
  const texts = lines.trim().split('\n');
  if (texts.length !== TEXT_LANGUAGES.length) throw new Error(`${texts[0]} is said in ${texts.length} languages`);
  return new Map(ORDER.map((language, place) => [language, texts[place]?.trim() ?? '']));
}

/** Goods, each line with the name and a sentence in one language, parted by a bar. */
export function demoProduct(thing: Thing, stock: number, price: number, lines: string): DemoProduct {
  const parts = lines.trim().split('\n');
  const column = (place: number) => inLanguages(parts.map((line) => line.split('|')[place] ?? '').join('\n'));
  return { thing, stock, price, names: column(0), sentences: column(1) };
}
