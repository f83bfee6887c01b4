import deContent from './de/demo/content.ts';
import deService from './de/demo/messages.ts';
import deNotices from './de/notifications.ts';
import deMail from './de/outside/mail.ts';
import enContent from './en/demo/content.ts';
import enService from './en/demo/messages.ts';
import enNotices from './en/notifications.ts';
import enMail from './en/outside/mail.ts';
import fraContent from './fra/demo/content.ts';
import fraService from './fra/demo/messages.ts';
import fraNotices from './fra/notifications.ts';
import fraMail from './fra/outside/mail.ts';
import jpContent from './jp/demo/content.ts';
import jpService from './jp/demo/messages.ts';
import jpNotices from './jp/notifications.ts';
import jpMail from './jp/outside/mail.ts';
import korContent from './kor/demo/content.ts';
import korService from './kor/demo/messages.ts';
import korNotices from './kor/notifications.ts';
import korMail from './kor/outside/mail.ts';
import ptContent from './pt/demo/content.ts';
import ptService from './pt/demo/messages.ts';
import ptNotices from './pt/notifications.ts';
import ptMail from './pt/outside/mail.ts';
import spaContent from './spa/demo/content.ts';
import spaService from './spa/demo/messages.ts';
import spaNotices from './spa/notifications.ts';
import spaMail from './spa/outside/mail.ts';
import thContent from './th/demo/content.ts';
import thService from './th/demo/messages.ts';
import thNotices from './th/notifications.ts';
import thMail from './th/outside/mail.ts';
import hansContent from './zh-Hans/demo/content.ts';
import hansService from './zh-Hans/demo/messages.ts';
import hansNotices from './zh-Hans/notifications.ts';
import hansMail from './zh-Hans/outside/mail.ts';
import hantContent from './zh-Hant/demo/content.ts';
import hantService from './zh-Hant/demo/messages.ts';
import hantNotices from './zh-Hant/notifications.ts';
import hantMail from './zh-Hant/outside/mail.ts';
import type { DemoService, DemoWords } from './demo-words.ts';
import type { Language } from './languages.ts';
import type { Like } from './slice.ts';

/** What the server itself writes in a language. */
interface ServerTexts {
  readonly mail: Like<typeof enMail>;
  readonly notices: Like<typeof enNotices>;
  /** What operators have published in the demo world. */
  readonly content: DemoWords;
  /** What customer service has prepared in the demo world. */
  readonly service: DemoService;
}

/** The texts of the server, which it has in all languages at once: readers of one process differ in theirs. */
export const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = {
  'zh-Hans': { mail: hansMail, notices: hansNotices, content: hansContent, service: hansService },
  'zh-Hant': { mail: hantMail, notices: hantNotices, content: hantContent, service: hantService },
  en: { mail: enMail, notices: enNotices, content: enContent, service: enService },
  kor: { mail: korMail, notices: korNotices, content: korContent, service: korService },
  jp: { mail: jpMail, notices: jpNotices, content: jpContent, service: jpService },
  de: { mail: deMail, notices: deNotices, content: deContent, service: deService },
  spa: { mail: spaMail, notices: spaNotices, content: spaContent, service: spaService },
  fra: { mail: fraMail, notices: fraNotices, content: fraContent, service: fraService },
  pt: { mail: ptMail, notices: ptNotices, content: ptContent, service: ptService },
  th: { mail: thMail, notices: thNotices, content: thContent, service: thService },
};
