import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';

const REQUEST_LAYER = ['unassigned', 'unknown', 'loading', 'network', 'timeout', 'aborted', 'transfer'];

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
  it('exist for every refusal and for the request layer, and for nothing else', () => {
    expect(Object.keys(texts).toSorted()).toEqual([...Object.keys(CATALOGUE), ...REQUEST_LAYER].toSorted());
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
