import { LANGUAGE_NAMES, LANGUAGES, type Language, tagOf } from '@greenhall/locales/languages';
import { toast } from '../../../shared/overlays/overlays.ts';
import { api } from '../../../shared/request/api.ts';
import { errorText } from '../../../shared/request/errors.ts';
import { setLanguage } from '../../../shared/text/texts.ts';

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
