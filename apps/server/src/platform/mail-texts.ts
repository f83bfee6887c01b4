import de from '@greenhall/locales/de/mail';
import en from '@greenhall/locales/en/mail';
import fra from '@greenhall/locales/fra/mail';
import jp from '@greenhall/locales/jp/mail';
import kor from '@greenhall/locales/kor/mail';
import type { Language } from '@greenhall/locales/languages';
import pt from '@greenhall/locales/pt/mail';
import { type Dictionary, type Translate, translator } from '@greenhall/locales/runtime';
import spa from '@greenhall/locales/spa/mail';
import th from '@greenhall/locales/th/mail';
import zhHans from '@greenhall/locales/zh-Hans/mail';
import zhHant from '@greenhall/locales/zh-Hant/mail';

const TEXTS: Readonly<Record<Language, Dictionary>> = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
  kor,
  jp,
  de,
  spa,
  fra,
  pt,
  th,
};

/** The texts of messages in a language. */
export function mailTexts(language: Language): Translate {
  return translator(language, TEXTS[language]);
}
