import { CATALOGUE, refusalOfCode } from '@greenhall/domain/shared/codes';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';

/** A number that is not assigned has one text, with the number in it; the others are about writes whose answer was lost. */
const OTHERS = ['unassigned', 'earlierDone', 'earlierUnderWay', 'earlierArrived'];

/** What the specification has 5241 and 5242 say, in its own words or another language's. */
const TOO_OFTEN: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  'zh-Hans': /操作过于频繁/,
  'zh-Hant': /操作過於頻繁/,
  en: /too often|too many operations/i,
  kor: /너무 (자주|많)/,
  jp: /操作が(多すぎ|集中)/,
  de: /zu oft|zu viele Vorgänge/,
  spa: /demasiada frecuencia|demasiadas operaciones/i,
  fra: /trop (rapprochées|d’opérations)/i,
  pt: /frequência demais|operações demais/i,
  th: /(บ่อย|ถี่)เกินไป/,
};

/** Values that no text of the refusal tells: the header Retry-After carries seconds, `pay.locked` says how long a lock lasts. */
const TOLD_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  loginTooFrequent: ['seconds'],
  loginLocked: ['seconds'],
  activationTooSoon: ['seconds'],
  serverBusy: ['seconds'],
  payPasswordWrong: ['minutes'],
};

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(LANGUAGES)('error texts in %s', async (language) => {
  const { default: texts } = (await import(`./${language}/errors.ts`)) as { default: Record<string, string> };
  it('exist for every refusal and for a number without one, and for nothing else', () => {
    expect(Object.keys(texts).toSorted()).toEqual([...Object.keys(CATALOGUE), ...OTHERS].toSorted());
  });
  it('say of 5241 and of 5242 that operations are too frequent', () => {
    for (const code of [5241, 5242])
      expect(texts[refusalOfCode(code) ?? ''], String(code)).toMatch(TOO_OFTEN[language]);
  });
  it('ask for the values that each refusal carries', () => {
    for (const [name, { params }] of Object.entries(CATALOGUE)) {
      const told = params.filter((param) => !TOLD_ELSEWHERE[name]?.includes(param));
      expect(placeholders(texts[name] ?? ''), name).toEqual(told.toSorted());
    }
    expect(placeholders(texts['unassigned'] ?? '')).toEqual(['code']);
  });
  it('are told apart', () => expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length));
});
