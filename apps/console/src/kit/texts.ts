import type { Formats } from '@greenhall/locales/format';
import type { Language } from '@greenhall/locales/languages';
import type { Translate } from '@greenhall/locales/runtime';
import type { Locale } from 'antd/es/locale';
import { createContext, use } from 'react';

/** The texts and number formats of one language, and the texts of the component library in it. */
export interface Texts extends Formats {
  readonly language: Language;
  readonly t: Translate;
  readonly locale: Locale;
}

export const TextContext = createContext<Texts | undefined>(undefined);

export function useTexts(): Texts {
  const texts = use(TextContext);
  if (!texts) throw new Error('texts are used outside of their provider');
  return texts;
}
