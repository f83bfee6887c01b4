import de from '@greenhall/locales/de/outside/mail';
import en from '@greenhall/locales/en/outside/mail';
import fra from '@greenhall/locales/fra/outside/mail';
import jp from '@greenhall/locales/jp/outside/mail';
import kor from '@greenhall/locales/kor/outside/mail';
import type { Language } from '@greenhall/locales/languages';
import pt from '@greenhall/locales/pt/outside/mail';
import { type Dictionary, type Translate, translator } from '@greenhall/locales/runtime';
import spa from '@greenhall/locales/spa/outside/mail';
import th from '@greenhall/locales/th/outside/mail';
import zhHans from '@greenhall/locales/zh-Hans/outside/mail';
import zhHant from '@greenhall/locales/zh-Hant/outside/mail';

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
