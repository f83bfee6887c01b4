import de from '@greenhall/locales/de/mail';
import en from '@greenhall/locales/en/mail';
import fra from '@greenhall/locales/fra/mail';
import jp from '@greenhall/locales/jp/mail';
import kor from '@greenhall/locales/kor/mail';
import { firstLanguage, type Language } from '@greenhall/locales/languages';
import pt from '@greenhall/locales/pt/mail';
import { type Dictionary, translator } from '@greenhall/locales/runtime';
import spa from '@greenhall/locales/spa/mail';
import th from '@greenhall/locales/th/mail';
import zhHans from '@greenhall/locales/zh-Hans/mail';
import zhHant from '@greenhall/locales/zh-Hant/mail';
import type { Ports } from '../../platform/ports.ts';
import { type Channel, CODE_LIFE, type MemberPurpose, type PublicPurpose } from './codes.ts';

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

/** The language to write in: the account's, else the first of the browser's that exists. */
export function languageFor(stored: string | null | undefined, accepted: string | undefined): Language {
  const device = (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  return firstLanguage(stored, device);
}

interface CodeMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly code: string;
  readonly purpose: PublicPurpose | MemberPurpose;
  readonly language: Language;
}

/** Hands a code over to be sent. A message that cannot be handed over is an operator's matter, not the caller's. */
export function sendCodeMessage(ports: Ports, message: CodeMessage): void {
  const say = translator(message.language, TEXTS[message.language]);
  const purpose = say(`mail.${message.purpose}`);
  const params = { purpose, code: message.code, count: CODE_LIFE.expiresIn / 60 };
  const text = message.channel === 'phone' ? say('mail.short', params) : say('mail.code', params);
  try {
    ports.messenger.send({ channel: message.channel, to: message.to, subject: say('mail.subject', { purpose }), text });
  } catch (error) {
    ports.log.error({ err: error }, 'a message could not be handed over');
  }
}
