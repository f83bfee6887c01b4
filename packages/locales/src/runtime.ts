import { type Language, tagOf } from './languages.ts';
import { lazy } from './lazy.ts';
import type { Text } from './slice.ts';
import type { Key, Texts } from './slices.ts';

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Forms<T> = T extends string ? T : T extends { readonly other: infer O } ? O : never;
type Param = string | number;

/** The placeholders of a text; a plural also needs its `count`. */
export type Params<K extends Key> = Names<Forms<Texts[K]>> | (Texts[K] extends string ? never : 'count');

type Args<K extends Key> = [Params<K>] extends [never] ? [] : [params: Readonly<Record<Params<K>, Param>>];

/** The keys whose text needs no parameters: what titles, labels and lists of texts are made of. */
export type PlainKey = { [K in Key]: [Params<K>] extends [never] ? K : never }[Key];

export type Dictionary = Readonly<Record<string, Text>>;

const MARKUP: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a value harmless inside HTML text and attributes. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => MARKUP[sign] as string);
}

export interface Translate {
  /** The text of a key, for places that show text. */
  <K extends Key>(key: K, ...args: Args<K>): string;
  /** The text of a key as HTML: its own markup stays, every parameter is escaped. */
  html<K extends Key>(key: K, ...args: Args<K>): string;
  /** A text by a computed name, or `undefined`: for error names that come from the wire. */
  find(key: string, params?: Readonly<Record<string, Param>>): string | undefined;
}

/** Builds the translator of one language. Whole numbers are written in the reader's notation. */
export function translator(language: Language, dictionary: Dictionary): Translate {
  const tag = tagOf(language);
  const plural = lazy(() => new Intl.PluralRules(tag));
  const digits = lazy(() => new Intl.NumberFormat(tag));
  const write = (value: Param) => (typeof value === 'number' ? digits().format(value) : value);
  const fill = (text: Text, params: Readonly<Record<string, Param>>, guard: (value: string) => string) => {
    const form = typeof text === 'string' ? text : (text[plural().select(Number(params['count']))] ?? text.other);
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      return value === undefined ? whole : guard(write(value));
    });
  };
  const as =
    (guard: (value: string) => string) =>
    (key: string, params: Readonly<Record<string, Param>> = {}) =>
      fill(dictionary[key] ?? key, params, guard);
  const plain = (value: string) => value;
  const find = (key: string, params = {}) => {
    const text = dictionary[key];
    return text === undefined ? undefined : fill(text, params, plain);
  };
  return Object.assign(as(plain), { html: as(escapeHtml), find }) as Translate;
}
