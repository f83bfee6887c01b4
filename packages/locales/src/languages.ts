/** The interface languages, as they are stored, in the order in which they are offered. */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'kor', 'jp', 'de', 'spa', 'fra', 'pt', 'th'] as const;
export type Language = (typeof LANGUAGES)[number];

export const FALLBACK: Language = 'en';

/** What each language calls itself: the same in every interface. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  kor: '한국어',
  jp: '日本語',
  de: 'Deutsch',
  spa: 'Español',
  fra: 'Français',
  pt: 'Português',
  th: 'ไทย',
};

const TAGS: Partial<Record<Language, string>> = { kor: 'ko', jp: 'ja', spa: 'es', fra: 'fr' };

/** The BCP 47 tag of a stored code, for `Intl` and `lang` attributes. */
export function tagOf(language: Language): string {
  return TAGS[language] ?? language;
}

const PRIMARY: Readonly<Record<string, Language>> = {
  en: 'en',
  ko: 'kor',
  kor: 'kor',
  ja: 'jp',
  jp: 'jp',
  de: 'de',
  es: 'spa',
  spa: 'spa',
  fr: 'fra',
  fra: 'fra',
  pt: 'pt',
  th: 'th',
};

/** The interface language for a stored code or a device locale ("zh-TW", "pt-BR"); `undefined` when there is none. */
export function languageOf(locale: string | null | undefined): Language | undefined {
  const [primary = '', ...rest] = (locale ?? '').toLowerCase().replaceAll('_', '-').split('-');
  if (primary === 'zh') return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-Hant' : 'zh-Hans';
  return PRIMARY[primary];
}

/** The first language that fits: the stored one, then the device's in order, then English. */
export function firstLanguage(stored: string | null | undefined, device: readonly string[]): Language {
  for (const locale of [stored, ...device]) {
    const language = languageOf(locale);
    if (language) return language;
  }
  return FALLBACK;
}
