import { formats } from '@greenhall/locales/format';
import { LANGUAGES } from '@greenhall/locales/languages';
import type { NoticeKind } from '@greenhall/domain/notifications/notice';
import { noticeText } from '@greenhall/locales/notice';
import { translator } from '@greenhall/locales/runtime';
import { SERVER_TEXTS } from '@greenhall/locales/server-texts';
import { mailTexts } from '../../platform/mail-texts.ts';
import type { Reader } from '../identity/index.ts';

/** A moment in UTC as mails write it, to the minute. */
const minuteOf = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

const writers = new Map(
  LANGUAGES.map((language) => {
    const t = translator(language, SERVER_TEXTS[language].notices);
    const written = formats(language, t);
    return [language, { t, ...written, price: written.figure, moment: minuteOf }] as const;
  }),
);

/** A notification as a mail or text message. It names the account, because several can have the same address. */
export function noticeMail(
  { username, language }: Reader,
  kind: NoticeKind,
  params: Readonly<Record<string, string>>,
): { readonly subject: string; readonly text: string } {
  const writer = writers.get(language);
  if (!writer) throw new Error(`no texts in ${language}`);
  const { title, text } = noticeText(writer.t, writer, kind, params);
  const say = mailTexts(language);
  return {
    subject: say('mail.subject', { purpose: title }),
    text: `${text}\n\n${say('mail.forAccount', { username })}`,
  };
}
