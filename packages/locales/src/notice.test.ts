import { NOTICES, type NoticeKind } from '@greenhall/domain/notifications/notice';
import { describe, expect, test } from 'vitest';
import english from './en/notifications.ts';
import { formats } from './format.ts';
import { LANGUAGES } from './languages.ts';
import { noticeText } from './notice.ts';
import { type Dictionary, translator } from './runtime.ts';

const KINDS = (Object.keys(NOTICES) as NoticeKind[]).filter((kind) => NOTICES[kind].isKept);

/** A value of each kind of parameter. */
function sample(unit: unknown): string {
  if (Array.isArray(unit)) return String(unit[0]);
  if (unit === 'amount' || unit === 'price') return '1234.500000';
  return unit === 'moment' ? '2026-03-02T10:00:00.000Z' : 'mey';
}

describe('a notification', () => {
  test.each(LANGUAGES)('has its title and its sentence in %s, with nothing left to fill in', async (language) => {
    const texts = (await import(`./${language}/notifications.ts`)) as { default: Dictionary };
    const t = translator(language, texts.default);
    for (const kind of KINDS) {
      const params = Object.fromEntries(
        Object.entries(NOTICES[kind].params).map(([name, unit]) => [name, sample(unit)]),
      );
      const written = formats(language, t);
      const writing = { ...written, price: written.figure, moment: (iso: string) => iso.slice(0, 10) };
      const said = noticeText(t, writing, kind, params);
      expect([kind, said.title.length > 0, /[{}]/.test(said.text)]).toEqual([kind, true, false]);
    }
  });

  test('writes an amount as the reader does, and a tiny one to its last decimal', () => {
    const t = translator('en', english);
    const write = (amount: string) =>
      noticeText(t, { ...formats('de', t), price: String, moment: String }, 'coinsReceived', {
        amount,
        coin: 'mey',
        payer: 'a***a',
        movement: '1',
      }).text;
    expect(write('1234.500000')).toBe('1.234,50\u00a0MEY from a***a are in your wallet.');
    expect(write('0.000100')).toBe('0,0001\u00a0MEY from a***a are in your wallet.');
  });

  test('what was kept before the payer was named says no payer', () => {
    const t = translator('en', english);
    const writing = { ...formats('en', t), price: String, moment: String };
    expect(noticeText(t, writing, 'coinsReceived', { amount: '2.500000', coin: 'mey', movement: '1' }).text).toBe(
      '2.50\u00a0MEY are in your wallet.',
    );
  });
});
