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
import type { Message } from '../../platform/messenger.ts';
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

/** Hands a message over to be sent. One that cannot be handed over is an operator's matter, not the caller's. */
function send(ports: Ports, message: Message): void {
  try {
    ports.messenger.send(message);
  } catch (error) {
    ports.log.error({ err: error }, 'a message could not be handed over');
  }
}

/** Sends a code. */
export function sendCodeMessage(ports: Ports, message: CodeMessage): void {
  const say = translator(message.language, TEXTS[message.language]);
  const purpose = say(`mail.${message.purpose}`);
  const params = { purpose, code: message.code, count: CODE_LIFE.expiresIn / 60 };
  const text = message.channel === 'phone' ? say('mail.short', params) : say('mail.code', params);
  send(ports, { channel: message.channel, to: message.to, subject: say('mail.subject', { purpose }), text });
}

interface FactorAdded {
  readonly channel: Channel;
  readonly to: string;
  readonly factor: 'authenticator' | 'passkey';
  readonly language: Language;
  readonly username: string;
}

/** Says that a second factor was added, and what to do if it was somebody else. */
export function sendFactorAdded(ports: Ports, { channel, to, factor, language, username }: FactorAdded): void {
  const say = translator(language, TEXTS[language]);
  const subject = say('mail.subject', { purpose: say('mail.factorAdded') });
  const text = say('mail.factorAddedText', { factor: say(`mail.factor.${factor}`), username });
  send(ports, { channel, to, subject, text });
}
