import { type Language, tagOf } from '@greenhall/locales/languages';

/** A text of the shop, marked with the language that it is in. */
export function ShownText({ of }: { readonly of: { readonly text: string; readonly language: Language } }) {
  return <span lang={tagOf(of.language)}>{of.text}</span>;
}
