import { expect, test } from 'vitest';
import { TEXT_LANGUAGES } from '../shared/languages.ts';
import { checkTexts, ENTRY_TRANSITIONS, isVisible, missingLanguages } from './entry.ts';

test('an entry is visible between its dates, by the clock alone', () => {
  const entry = { state: 'published', from: 10, until: 20 } as const;
  expect([9, 10, 19, 20].map((now) => isVisible(entry, now))).toEqual([false, true, true, false]);
  expect(isVisible({ state: 'published', from: null, until: null }, 0)).toBe(true);
  for (const state of ['draft', 'withdrawn', 'discarded'] as const)
    expect(isVisible({ ...entry, state }, 15)).toBe(false);
});

test('what was withdrawn can come back, what was discarded cannot', () => {
  expect(ENTRY_TRANSITIONS.next('withdrawn', 'publish')).toBe('published');
  expect(ENTRY_TRANSITIONS.terminal).toEqual(['discarded']);
  expect(ENTRY_TRANSITIONS.can('published', 'discard')).toBe(false);
});

test('English is needed, and every other missing language is confirmed by name', () => {
  const without = (...left: string[]) => TEXT_LANGUAGES.filter((language) => !left.includes(language));
  expect(checkTexts('news', without('en'), ['en'])).toMatchObject({ params: { languages: 'en' } });
  expect(checkTexts('news', without('de', 'th'), ['de'])).toMatchObject({
    refusal: 'translationMissing',
    params: { languages: 'th' },
  });
  expect(checkTexts('news', without('de', 'th'), ['th', 'de'])).toEqual({ ok: true, value: ['de', 'th'] });
  expect(missingLanguages([])).toEqual(TEXT_LANGUAGES);
});

test('the agreement is complete or is not published', () => {
  const all = [...TEXT_LANGUAGES];
  expect(checkTexts('agreement', all, []).ok).toBe(true);
  expect(checkTexts('agreement', all.slice(1), ['zh-Hans'])).toMatchObject({ refusal: 'translationMissing' });
});
