import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import type { Dictionary } from './runtime.ts';

const SLICES = readdirSync(new URL('en', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('demo/'))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();

const textsOf = async (language: string, slice: string) => {
  const { href } = new URL(`${language}/${slice}.ts`, import.meta.url);
  return ((await import(/* @vite-ignore */ href)) as { default: Dictionary }).default;
};
const names = (text: Dictionary[string] | undefined) =>
  [...((typeof text === 'string' ? text : text?.other) ?? '').matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .toSorted();

describe.each(LANGUAGES)('%s', (language) => {
  test.each(SLICES)('%s asks for the same values as the English text', async (slice) => {
    const [english, translated] = await Promise.all([textsOf('en', slice), textsOf(language, slice)]);
    for (const key of Object.keys(english)) expect([key, names(translated[key])]).toEqual([key, names(english[key])]);
  });

  test.each(SLICES)('%s leaves no text empty', async (slice) => {
    for (const [key, text] of Object.entries(await textsOf(language, slice)))
      expect([key, (typeof text === 'string' ? text : text.other).trim() === '']).toEqual([key, false]);
  });
});
