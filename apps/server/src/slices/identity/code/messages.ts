import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { firstLanguage, type Language } from '@greenhall/locales/languages';
import { mailTexts } from '../../../platform/mail-texts.ts';
import { queueMessage } from '../../../platform/messenger.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { credentialByNumber } from '../store.ts';
import { type Channel, CODE_TIMES, type MemberPurpose, type PublicPurpose } from './codes.ts';

/** The language of a message: the account's, otherwise the first supported language of the browser. */
export function languageFor(stored: string | null | undefined, accepted: string | undefined): Language {
  const device = (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  return firstLanguage(stored, device);
}

/** Who is written to, and in which language. */
export interface Reader {
  readonly username: string;
  readonly language: Language;
}

export async function readerOf(db: Db, memberNo: MemberNo): Promise<Reader> {
  const credential = await credentialByNumber(db, memberNo);
  return { username: credential?.username ?? '', language: languageFor(credential?.language, undefined) };
}

interface CodeMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly code: string;
  readonly purpose: PublicPurpose | MemberPurpose;
  readonly language: Language;
}

/** Sends a code. */
export function sendCodeMessage(ports: Ports, message: CodeMessage): void {
  const say = mailTexts(message.language);
  const purpose = say(`mail.${message.purpose}`);
  const params = { purpose, code: message.code, count: CODE_TIMES.expiresIn / 60 };
  const text = message.channel === 'phone' ? say('mail.short', params) : say('mail.code', params);
  queueMessage(ports, { channel: message.channel, to: message.to, subject: say('mail.subject', { purpose }), text });
}
