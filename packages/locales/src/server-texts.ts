import deAlarms from './de/desk/alarms.ts';
import deNotices from './de/notifications.ts';
import deMail from './de/outside/mail.ts';
import enAlarms from './en/desk/alarms.ts';
import enNotices from './en/notifications.ts';
import enMail from './en/outside/mail.ts';
import fraAlarms from './fra/desk/alarms.ts';
import fraNotices from './fra/notifications.ts';
import fraMail from './fra/outside/mail.ts';
import jpAlarms from './jp/desk/alarms.ts';
import jpNotices from './jp/notifications.ts';
import jpMail from './jp/outside/mail.ts';
import korAlarms from './kor/desk/alarms.ts';
import korNotices from './kor/notifications.ts';
import korMail from './kor/outside/mail.ts';
import ptAlarms from './pt/desk/alarms.ts';
import ptNotices from './pt/notifications.ts';
import ptMail from './pt/outside/mail.ts';
import spaAlarms from './spa/desk/alarms.ts';
import spaNotices from './spa/notifications.ts';
import spaMail from './spa/outside/mail.ts';
import thAlarms from './th/desk/alarms.ts';
import thNotices from './th/notifications.ts';
import thMail from './th/outside/mail.ts';
import hansAlarms from './zh-Hans/desk/alarms.ts';
import hansNotices from './zh-Hans/notifications.ts';
import hansMail from './zh-Hans/outside/mail.ts';
import hantAlarms from './zh-Hant/desk/alarms.ts';
import hantNotices from './zh-Hant/notifications.ts';
import hantMail from './zh-Hant/outside/mail.ts';
import type { Language } from './languages.ts';
import type { Like } from './slice.ts';

/** What the server itself writes in a language. */
interface ServerTexts {
  readonly alarms: Like<typeof enAlarms>;
  readonly mail: Like<typeof enMail>;
  readonly notices: Like<typeof enNotices>;
}

/** The texts of the server, which it has in all languages at once: readers of one process differ in theirs. */
export const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = {
  'zh-Hans': { alarms: hansAlarms, mail: hansMail, notices: hansNotices },
  'zh-Hant': { alarms: hantAlarms, mail: hantMail, notices: hantNotices },
  en: { alarms: enAlarms, mail: enMail, notices: enNotices },
  kor: { alarms: korAlarms, mail: korMail, notices: korNotices },
  jp: { alarms: jpAlarms, mail: jpMail, notices: jpNotices },
  de: { alarms: deAlarms, mail: deMail, notices: deNotices },
  spa: { alarms: spaAlarms, mail: spaMail, notices: spaNotices },
  fra: { alarms: fraAlarms, mail: fraMail, notices: fraNotices },
  pt: { alarms: ptAlarms, mail: ptMail, notices: ptNotices },
  th: { alarms: thAlarms, mail: thMail, notices: thNotices },
};
