import { NEXT_STEPS } from '@greenhall/domain/members/next-step';
import { formats } from '@greenhall/locales/format';
import { LANGUAGES } from '@greenhall/locales/languages';
import { type Dictionary, translator } from '@greenhall/locales/runtime';
import { describe, expect, it } from 'vitest';
import { type NextStep, STEPS } from './next-steps.ts';

const NOW = Date.parse('2026-03-02T08:00:00Z');
const FIGURES: Omit<NextStep, 'kind'> = {
  trade: '17',
  level: 3,
  until: '2026-03-05T08:00:00.000Z',
  amount: '1000.000000',
  coin: 'bdb',
  mayCancel: true,
};

describe.each(LANGUAGES)('the next steps in %s', async (language) => {
  const { default: texts } = (await import(`@greenhall/locales/${language}/home`)) as { default: Dictionary };
  const t = translator(language, texts);
  const words = { language, t, ...formats(language, t) };

  it.each(NEXT_STEPS)('%s says what to do, and leads there', (kind) => {
    const { title, note, act } = STEPS[kind]({ step: { kind, ...FIGURES }, texts: words, seconds: 90, now: NOW });
    for (const text of [title, note, act?.label ?? 'nothing']) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/[{}]|home\./);
    }
    expect(act === undefined).toBe(kind === 'none');
  });
});
