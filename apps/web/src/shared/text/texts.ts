import { type Formats, formats } from '@greenhall/locales/format';
import { FALLBACK, firstLanguage, type Language, tagOf } from '@greenhall/locales/languages';
import { type Dictionary, type Translate, translator } from '@greenhall/locales/runtime';
import type { Text } from '@greenhall/locales/slice';
import type { SliceName } from '@greenhall/locales/slices';
import { create } from 'zustand';

/** Where the texts lie, as the build has named it. */
const FOLDER = import.meta.env.TEXTS as string;

export interface Texts extends Formats {
  language: Language;
  t: Translate;
}

/** One dictionary for each language, to which slices are added, so that a translator stays the same object. */
const dictionaries = new Map<Language, Record<string, Text>>();
const wanted = new Set<SliceName>();
const pending = new Map<string, Promise<void>>();

function dictionaryOf(language: Language): Record<string, Text> {
  const known = dictionaries.get(language) ?? {};
  dictionaries.set(language, known);
  return known;
}

function build(language: Language): Texts {
  const t = translator(language, dictionaryOf(language));
  return { language, t, ...formats(language, t) };
}

const useTextStore = create<Texts>(() => build(firstLanguage(localStorage.getItem('language'), navigator.languages)));

async function fetchSlice(language: Language, slice: SliceName): Promise<Dictionary> {
  const answer = await fetch(`${FOLDER}/${language}/${slice}.json`);
  if (!answer.ok) throw new Error(`no texts ${language}/${slice}`);
  return (await answer.json()) as Dictionary;
}

function loadSlice(language: Language, slice: SliceName): Promise<void> {
  const name = `${language}/${slice}`;
  const running = pending.get(name);
  if (running) return running;
  const load = fetchSlice(language, slice)
    .catch((error: unknown) => {
      pending.delete(name);
      if (language === FALLBACK) throw error;
      return fetchSlice(FALLBACK, slice);
    })
    .then((texts) => void Object.assign(dictionaryOf(language), texts));
  pending.set(name, load);
  return load;
}

/** Loads slices in the current language; resolves when their keys can be shown. */
export async function loadTexts(...slices: readonly SliceName[]): Promise<void> {
  for (const slice of slices) wanted.add(slice);
  await Promise.all(slices.map((slice) => loadSlice(useTextStore.getState().language, slice)));
}

function mark(language: Language): void {
  document.documentElement.lang = tagOf(language);
}

/** Switches the language once all texts on screen are loaded in it. */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem('language', language);
  await Promise.all([...wanted].map((slice) => loadSlice(language, slice)));
  useTextStore.setState(build(language));
  mark(language);
}

export async function startTexts(): Promise<void> {
  mark(useTextStore.getState().language);
  await loadTexts('common');
}

export const useTexts = (): Texts => useTextStore();
/** The texts for code outside of rendering. */
export const texts = (): Texts => useTextStore.getState();
