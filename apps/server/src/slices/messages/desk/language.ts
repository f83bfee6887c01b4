import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';

/** The language in which a member is written to: the one it has chosen, or English. */
export const languageFor = (chosen: string | undefined): TextLanguage =>
  TEXT_LANGUAGES.find((language) => language === chosen) ?? 'en';
