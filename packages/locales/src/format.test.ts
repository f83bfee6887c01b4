import { describe, expect, test, vi } from 'vitest';
import de from './de/common.ts';
import en from './en/common.ts';
import { type Formats, formats } from './format.ts';
import fra from './fra/common.ts';
import jp from './jp/common.ts';
import kor from './kor/common.ts';
import { firstLanguage, type Language, LANGUAGES, languageOf, tagOf } from './languages.ts';
import pt from './pt/common.ts';
import { type Dictionary, translator } from './runtime.ts';
import spa from './spa/common.ts';
import th from './th/common.ts';
import zhHans from './zh-Hans/common.ts';
import zhHant from './zh-Hant/common.ts';

const common: Record<Language, Dictionary> = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
  kor,
  jp,
  de,
  spa,
  fra,
  pt,
  th,
};
const say = (language: Language) => translator(language, common[language]);
const format = (language: Language): Formats => formats(language, say(language));
const digitsOf = (text: string) => text.replace(/\D/g, '');
const iso = (...parts: [number, number, number, number, number, number?]) => new Date(...parts).toISOString();

describe.each(LANGUAGES)('%s', (language) => {
  test('money is cut to two decimals, never rounded up, and grouped by thousands', () => {
    const { money } = format(language);
    const text = money('1234.569999');
    expect(digitsOf(text)).toBe('123456');
    expect(text).toMatch(/^1[^\d]234[^\d]56$/);
    expect(digitsOf(money('0.009999'))).toBe('000');
    expect(digitsOf(money('-12.999999'))).toBe('1299');
  });

  test('a fact is written to the second, one of them with the name of the zone, and a sentence has the day in the form of the language', () => {
    const { dateTime, zoned, moment } = format(language);
    const at = iso(2026, 10, 24, 7, 43);
    expect(dateTime(at)).toBe('2026-11-24 07:43:00');
    expect(zoned(at)).toMatch(/^2026-11-24 07:43:00 (?:UTC|GMT[+−][\d:]+|[A-Z]{3,4})$/);
    expect(moment(at)).toMatch(/^(?=.*24)(?=.*2026).* 07:43$/);
    expect(moment(null)).toBe('--');
  });

  test('there is one minus sign, before the figure', () => {
    const { money, change, shares, figure, percent, percentChange } = format(language);
    const all = [money('-7.5'), change('-7.5'), shares('-7.5'), figure('-7.5'), percent(-750), percentChange(-750)];
    for (const text of all) expect(text).toMatch(/^−7/);
  });

  test('money beyond the precision of a JavaScript number keeps every digit', () => {
    expect(digitsOf(format(language).money('9007199254740993.129999'))).toBe('900719925474099312');
  });

  test('shares show four decimals', () => {
    expect(digitsOf(format(language).shares('7600.123456'))).toBe('76001234');
  });

  test('every placeholder of the English text is in the translation, and no other', () => {
    const names = (text: Dictionary[string] | undefined) => {
      const other = typeof text === 'string' ? text : text?.other;
      return [...(other ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted();
    };
    for (const key of Object.keys(en))
      expect([key, names(common[language][key])]).toEqual([key, names(en[key as keyof typeof en])]);
  });

  test('a parameter cannot bring markup into HTML', () => {
    const html = say(language).html('time.today', { time: '<img src=x onerror=alert(1)>' });
    expect(html).not.toContain('<');
    expect(html).toContain('&lt;img');
  });

  test('an empty date shows as two dashes, any other to the second', () => {
    const { dateTime } = format(language);
    expect(dateTime('')).toBe('--');
    expect(dateTime(null)).toBe('--');
    expect(dateTime(iso(2026, 0, 2, 3, 4, 5))).toBe('2026-01-02 03:04:05');
  });

  test('dates carry the Gregorian year', () => {
    expect(format(language).day('2026-11-20T12:00:00.000Z')).toContain('2026');
  });

  test('a business day says that it is one of UTC', () => {
    expect(format(language).utcDay('2026-11-24')).toMatch(/^(?=.*24)(?=.*2026).*\u00a0UTC$/);
  });
});

describe('relative time', () => {
  const now = new Date(2026, 10, 21, 10, 30, 0).getTime();
  const ago = (ms: number) => new Date(now - ms).toISOString();

  test.each([
    ['zh-Hans', 59_999, '刚刚'],
    ['zh-Hant', 59_999, '剛剛'],
    ['en', 59_999, 'just now'],
    ['zh-Hans', 60_000, '1分钟前'],
    ['zh-Hans', 3_599_999, '59分钟前'],
    ['en', 60_000, '1 minute ago'],
    ['en', 120_000, '2 minutes ago'],
    ['de', 60_000, 'vor 1 Minute'],
    ['de', 120_000, 'vor 2 Minuten'],
    ['fra', 60_000, 'il y a 1 minute'],
    ['kor', 120_000, '2분 전'],
    ['zh-Hans', 3_600_000, '今天 09:30'],
    ['zh-Hans', 24 * 3_600_000, '昨天 10:30'],
    ['zh-Hans', 11 * 3_600_000, '昨天 23:30'],
    ['th', 24 * 3_600_000, 'เมื่อวาน 10:30'],
  ] as const)('%s, %i ms ago', (language, ms, expected) => {
    expect(format(language).relative(ago(ms), now)).toBe(expected);
  });

  test('earlier this year and earlier years, in Chinese with padded month and day', () => {
    expect(format('zh-Hans').relative(iso(2026, 2, 5, 8, 7), now)).toBe('03月05日 08:07');
    expect(format('zh-Hant').relative(iso(2025, 2, 5, 8, 7), now)).toBe('2025年03月05日 08:07');
    expect(format('en').relative(iso(2026, 2, 5, 8, 7), now)).toBe('Mar 5 08:07');
    expect(format('de').relative(iso(2025, 2, 5, 8, 7), now)).toContain('2025');
  });

  test('a device clock that runs behind the server shows no negative age', () => {
    expect(format('en').relative(ago(-5_000), now)).toBe('just now');
  });
});

test('a change carries its sign, and none when it shows as zero', () => {
  const { change } = format('en');
  expect(change('8.629')).toBe('+8.62');
  expect(change('-0.001')).toBe('0.00');
  expect(change('-1234.5')).toBe('−1,234.50');
});

test('an amount is written once in a language, however often it is drawn, and what is kept has a bound', () => {
  const asked = vi.spyOn<{ format: unknown }, 'format'>(Intl.NumberFormat.prototype, 'format', 'get');
  const [english, german] = [format('en'), format('de')];
  const timesOf = (act: () => void) => {
    asked.mockClear();
    act();
    return asked.mock.calls.length;
  };
  expect(timesOf(() => expect(english.money('1234.5')).toBe('1,234.50'))).toBe(1);
  expect(timesOf(() => expect(english.money('1234.5')).toBe('1,234.50'))).toBe(0);
  expect(timesOf(() => expect(german.money('1234.5')).toBe('1.234,50'))).toBe(1);
  expect(timesOf(() => expect(english.figure('1234.5')).toBe('1,234.5'))).toBe(1);
  expect(timesOf(() => expect(english.figure('1234.5', 0)).toBe('1,234'))).toBe(1);
  expect(timesOf(() => expect(english.figure('1234.5')).toBe('1,234.5'))).toBe(0);
  for (let amount = 0; amount < 1_000; amount += 1) english.money(String(amount));
  expect(timesOf(() => expect(english.money('1234.5')).toBe('1,234.50'))).toBe(1);
  asked.mockRestore();
});

test('basis points read as a percentage', () => {
  expect(format('en').percent(825)).toBe('8.25%');
});

describe('languages', () => {
  test('stored codes map to the tags that Intl knows', () => {
    const tags = LANGUAGES.map(tagOf);
    expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags);
    expect([tagOf('kor'), tagOf('jp'), tagOf('spa'), tagOf('fra')]).toEqual(['ko', 'ja', 'es', 'fr']);
  });

  test.each([
    ['zh-TW', 'zh-Hant'],
    ['zh_HK', 'zh-Hant'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['zh-CN', 'zh-Hans'],
    ['ja-JP', 'jp'],
    ['kor', 'kor'],
    ['pt-BR', 'pt'],
    ['sv-SE', undefined],
    ['', undefined],
  ])('the device locale %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });

  test('the stored language wins, then the first device locale that exists, then English', () => {
    expect(firstLanguage('th', ['de-DE'])).toBe('th');
    expect(firstLanguage(null, ['sv-SE', 'de-AT', 'en'])).toBe('de');
    expect(firstLanguage('klingon', ['sv'])).toBe('en');
  });
});
