import { formats } from '@greenhall/locales/format';
import { LANGUAGES, type Language } from '@greenhall/locales/languages';
import type { NoticeKind } from '@greenhall/domain/notifications/notice';
import de from '@greenhall/locales/de/notifications';
import en from '@greenhall/locales/en/notifications';
import fra from '@greenhall/locales/fra/notifications';
import jp from '@greenhall/locales/jp/notifications';
import kor from '@greenhall/locales/kor/notifications';
import { noticeText } from '@greenhall/locales/notice';
import pt from '@greenhall/locales/pt/notifications';
import { type Dictionary, translator } from '@greenhall/locales/runtime';
import spa from '@greenhall/locales/spa/notifications';
import th from '@greenhall/locales/th/notifications';
import zhHans from '@greenhall/locales/zh-Hans/notifications';
import zhHant from '@greenhall/locales/zh-Hant/notifications';
import { mailTexts } from '../../platform/mail-texts.ts';
import type { Reader } from '../identity/index.ts';

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

/** A moment in UTC as mails write it, to the minute. */
const minuteOf = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

const writers = new Map(
  LANGUAGES.map((language) => {
    const t = translator(language, TEXTS[language]);
    return [language, { t, ...formats(language, t), moment: minuteOf }] as const;
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
