import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@greenhall/locales/languages';
import { type Dictionary, type Translate, translator } from '@greenhall/locales/runtime';
import type { Page } from 'playwright-core';

const LOCALES = join(import.meta.dirname, '../../packages/locales/src');

/** All texts of a language; those of the demo are none. */
async function read(language: Language): Promise<Dictionary> {
  const files = globSync(`${language}/**/*.ts`, { cwd: LOCALES }).filter((file) => !file.includes('demo/'));
  const parts = files.map(async (file) => (await import(join(LOCALES, file))) as { default: Dictionary });
  return Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default));
}

const TEXTS = await read('en');

/** The English texts of both apps, as the screens show them. */
export const t = translator('en', TEXTS);

/** How members read that a super has looked: by its role and number, never by its name. */
export const LOOKED_BY_SUPER = new RegExp(
  `^${t('security.inspectedBy', { roles: t('security.role.super'), number: String.raw`\d+` })}`,
);

/** What a page shows and says: its text, and the attributes that are read aloud or shown for a field. */
const SAID = `[document.body.innerText, ...[...document.querySelectorAll('[aria-label], [placeholder], [title]')]
  .flatMap((one) => ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''))].join(' ')`;

/** The names of texts that a page shows because it has not loaded them. The console also shows names of acts. */
export async function namesShown(page: Page): Promise<readonly string[]> {
  if (new URL(page.url()).pathname.startsWith('/admin')) return [];
  const said = await page.evaluate<string>(SAID);
  const names = said.match(/[a-z]\w*(?:[./]\w+)*\.\w+/gi) ?? [];
  return [...new Set(names)].filter((name) => Object.hasOwn(TEXTS, name));
}

/** The texts of both apps in a language, as the screens show them. */
export const textsIn = async (language: Language): Promise<Translate> => translator(language, await read(language));
