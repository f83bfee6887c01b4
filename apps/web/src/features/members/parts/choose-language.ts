import { LANGUAGE_NAMES, LANGUAGES, type Language, tagOf } from '@greenhall/locales/languages';
import { toast } from '../../../app/overlays.ts';
import { api } from '../../../app/request/api.ts';
import { errorText } from '../../../app/request/errors.ts';
import { setLanguage } from '../../../app/texts.ts';

export const LANGUAGE_CHOICES = LANGUAGES.map((code) => ({
  value: code,
  label: LANGUAGE_NAMES[code],
  lang: tagOf(code),
}));

/** Switches at once and tells the server, which writes its messages in this language. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  try {
    await api('members.updateProfile', { body: { language } });
  } catch (error) {
    toast(await errorText(error), 'error');
  }
}
