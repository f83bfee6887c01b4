import { Written } from '@greenhall/ui/display/written';
import { type Language, tagOf } from '@greenhall/locales/languages';

/** A text of the shop, marked with the language that it is in. */
export function ShownText({ of }: { readonly of: { readonly text: string; readonly language: Language } }) {
  return <Written text={of.text} lang={tagOf(of.language)} />;
}
