import type { Language } from '@greenhall/locales/languages';
import { type Translate, translator } from '@greenhall/locales/runtime';
import { SERVER_TEXTS } from '@greenhall/locales/server-texts';

/** What alarms are called in a language. */
export function alarmTexts(language: Language): Translate {
  return translator(language, SERVER_TEXTS[language].alarms);
}

/** The texts of messages in a language. */
export function mailTexts(language: Language): Translate {
  return translator(language, SERVER_TEXTS[language].mail);
}
