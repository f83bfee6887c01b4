import deContent from './de/demo/content.ts';
import deService from './de/demo/messages.ts';
import enContent from './en/demo/content.ts';
import enService from './en/demo/messages.ts';
import fraContent from './fra/demo/content.ts';
import fraService from './fra/demo/messages.ts';
import jpContent from './jp/demo/content.ts';
import jpService from './jp/demo/messages.ts';
import korContent from './kor/demo/content.ts';
import korService from './kor/demo/messages.ts';
import ptContent from './pt/demo/content.ts';
import ptService from './pt/demo/messages.ts';
import spaContent from './spa/demo/content.ts';
import spaService from './spa/demo/messages.ts';
import thContent from './th/demo/content.ts';
import thService from './th/demo/messages.ts';
import hansContent from './zh-Hans/demo/content.ts';
import hansService from './zh-Hans/demo/messages.ts';
import hantContent from './zh-Hant/demo/content.ts';
import hantService from './zh-Hant/demo/messages.ts';
import type { DemoService, DemoWords } from './demo-words.ts';
import type { Language } from './languages.ts';

/** What is written in the demo world in a language. */
interface DemoTexts {
  /** What its operators have published. */
  readonly content: DemoWords;
  /** What its customer service has prepared. */
  readonly service: DemoService;
}

/** The texts of the demo world in all languages. They are not among those of the server, which has them in no other mode. */
export const DEMO_TEXTS: Readonly<Record<Language, DemoTexts>> = {
  'zh-Hans': { content: hansContent, service: hansService },
  'zh-Hant': { content: hantContent, service: hantService },
  en: { content: enContent, service: enService },
  kor: { content: korContent, service: korService },
  jp: { content: jpContent, service: jpService },
  de: { content: deContent, service: deService },
  spa: { content: spaContent, service: spaService },
  fra: { content: fraContent, service: fraService },
  pt: { content: ptContent, service: ptService },
  th: { content: thContent, service: thService },
};
