import deNotices from './de/notifications.ts';
import deMail from './de/outside/mail.ts';
import enNotices from './en/notifications.ts';
import enMail from './en/outside/mail.ts';
import fraNotices from './fra/notifications.ts';
import fraMail from './fra/outside/mail.ts';
import jpNotices from './jp/notifications.ts';
import jpMail from './jp/outside/mail.ts';
import korNotices from './kor/notifications.ts';
import korMail from './kor/outside/mail.ts';
import ptNotices from './pt/notifications.ts';
import ptMail from './pt/outside/mail.ts';
import spaNotices from './spa/notifications.ts';
import spaMail from './spa/outside/mail.ts';
import thNotices from './th/notifications.ts';
import thMail from './th/outside/mail.ts';
import hansNotices from './zh-Hans/notifications.ts';
import hansMail from './zh-Hans/outside/mail.ts';
import hantNotices from './zh-Hant/notifications.ts';
import hantMail from './zh-Hant/outside/mail.ts';
import type { Language } from './languages.ts';
import type { Like } from './slice.ts';

/** What the server itself writes in a language. */
interface ServerTexts {
  readonly mail: Like<typeof enMail>;
  readonly notices: Like<typeof enNotices>;
}

/** The texts of the server, which it has in all languages at once: readers of one process differ in theirs. */
export const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = {
  'zh-Hans': { mail: hansMail, notices: hansNotices },
  'zh-Hant': { mail: hantMail, notices: hantNotices },
  en: { mail: enMail, notices: enNotices },
  kor: { mail: korMail, notices: korNotices },
  jp: { mail: jpMail, notices: jpNotices },
  de: { mail: deMail, notices: deNotices },
  spa: { mail: spaMail, notices: spaNotices },
  fra: { mail: fraMail, notices: fraNotices },
  pt: { mail: ptMail, notices: ptNotices },
  th: { mail: thMail, notices: thNotices },
};
