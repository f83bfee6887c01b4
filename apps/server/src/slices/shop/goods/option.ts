import type { Language } from '@greenhall/locales/languages';

/** A text by language. English is always there. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

/** One option of a sku, such as a colour, and what this sku has of it. */
export interface SkuOption {
  readonly name: Texts;
  readonly value: Texts;
}
