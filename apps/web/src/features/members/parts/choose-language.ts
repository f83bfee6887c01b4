import { isRefusedBy, RefusedError } from '@greenhall/client/refused';
import { LANGUAGE_NAMES, LANGUAGES, type Language, tagOf } from '@greenhall/locales/languages';
import { forgetDraft, saveDraft, readDraft } from '../../../shared/forms/drafts.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { api } from '../../../shared/request/api.ts';
import { errorText } from '../../../shared/request/errors.ts';
import { readSession } from '../../../shared/session/session.ts';
import { setLanguage } from '../../../shared/text/texts.ts';

export const LANGUAGE_CHOICES = LANGUAGES.map((code) => ({
  value: code,
  label: LANGUAGE_NAMES[code],
  lang: tagOf(code),
}));

/** A choice that the server does not have yet is kept among the drafts: they belong to its account and go with it. */
const UNSENT = 'language';
/** Milliseconds until a choice that got no answer is sent again; without a connection it waits for one. */
const AGAIN_MS = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<unknown> | undefined;

const unsent = (): Language | undefined => LANGUAGES.find((code) => code === readDraft(UNSENT));

/** Whether the choice stays to be sent again: no answer came, or the session has ended and its account may return. */
const isOpen = (error: unknown): boolean =>
  !(error instanceof RefusedError) || error.unsettled || isRefusedBy(error, 'notSignedIn');

/** Sends what was chosen last, one after the other, so that an earlier choice never takes the place of a later one. */
async function sendAll(): Promise<unknown> {
  const { userid } = readSession();
  for (let language = unsent(); language; language = unsent()) {
    const failure = await api('members.updateProfile', { body: { language } }).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Somebody else has signed in meanwhile, whose choice it is not.
    if (readSession().userid !== userid) return failure;
    if (failure && isOpen(failure)) {
      if (navigator.onLine) timer = setTimeout(() => void sendLanguage(), AGAIN_MS);
      return failure;
    }
    if (unsent() === language) forgetDraft(UNSENT);
    if (failure) return failure;
  }
  return undefined;
}

/** Tells the server the choice that it does not have yet, if there is one; answers why it could not. */
export function sendLanguage(): Promise<unknown> {
  clearTimeout(timer);
  sending ??= sendAll().finally(() => (sending = undefined));
  return sending;
}

/** Switches at once and tells the server, which writes its messages in this language; what fails is sent again by itself. */
export async function chooseLanguage(language: Language): Promise<void> {
  saveDraft(UNSENT, language);
  const unread = setLanguage(language).then(
    () => undefined,
    (error: unknown) => error,
  );
  const failure = (await sendLanguage()) ?? (await unread);
  if (failure) toast(await errorText(failure), 'error');
}
