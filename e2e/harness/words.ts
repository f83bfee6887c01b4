import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@greenhall/locales/languages';
import { type Dictionary, type Translate, translator } from '@greenhall/locales/runtime';

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

/** Whether words on a screen are the name of a text that the screen has not loaded. */
export const isNameOfText = (words: string): boolean => words.includes('.') && Object.hasOwn(TEXTS, words);

/** The texts of both apps in a language, as the screens show them. */
export const textsIn = async (language: Language): Promise<Translate> => translator(language, await read(language));
