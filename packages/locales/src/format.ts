import { type Language, tagOf } from './languages.ts';
import type { Translate } from './runtime.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const two = (value: number) => String(value).padStart(2, '0');
const clock = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`;

export interface Formats {
  /** A decimal string of the wire with thousands separators and 2 decimals, cut, never rounded up. */
  readonly money: (amount: string) => string;
  /** As `money`, with a plus or minus unless it shows as zero. */
  readonly change: (amount: string) => string;
  /** Shares: 4 decimals, cut. */
  readonly shares: (amount: string) => string;
  /** Any decimal string with at most `decimals` decimals, cut, without trailing zeros. */
  readonly figure: (amount: string, decimals?: number) => string;
  /** Basis points as a percentage. */
  readonly percent: (basisPoints: number) => string;
  readonly number: (value: number) => string;
  readonly day: (iso: string) => string;
  /** `YYYY-MM-DD HH:mm:ss` in the reader's time zone, `--` when empty. */
  readonly dateTime: (iso: string | null | undefined) => string;
  /** How long ago, by the specification's steps. */
  readonly relative: (iso: string, now?: number) => string;
}

function fixed(tag: string, decimals: number, signDisplay: 'negative' | 'exceptZero' = 'negative') {
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'trunc',
    useGrouping: 'always',
    signDisplay,
  });
  return (amount: string) => format.format(amount as Intl.StringNumericLiteral);
}

/** Figures, dates and times in one language. Dates use the Gregorian calendar and Latin digits everywhere. */
export function formats(language: Language, t: Translate): Formats {
  const tag = `${tagOf(language)}-u-ca-gregory-nu-latn`;
  const chinese = language === 'zh-Hans' || language === 'zh-Hant';
  const day = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', day: 'numeric' });
  const dayOfYear = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(tag);
  const monthDay = (at: Date) => (chinese ? `${two(at.getMonth() + 1)}月${two(at.getDate())}日` : dayOfYear.format(at));

  return {
    money: fixed(tag, 2),
    change: fixed(tag, 2, 'exceptZero'),
    shares: fixed(tag, 4),
    figure: (amount, decimals = 6) =>
      new Intl.NumberFormat(tag, {
        maximumFractionDigits: decimals,
        roundingMode: 'trunc',
        useGrouping: 'always',
      }).format(amount as Intl.StringNumericLiteral),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    number: (value) => number.format(value),
    day: (iso) => day.format(new Date(iso)),
    dateTime: (iso) => {
      if (!iso) return '--';
      const at = new Date(iso);
      return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${clock(at)}:${two(at.getSeconds())}`;
    },
    relative: (iso, now = Date.now()) => {
      const at = new Date(iso);
      const today = new Date(now);
      const ago = now - at.getTime();
      if (ago < MINUTE) return t('time.now');
      if (ago < HOUR) return t('time.minutes', { count: Math.floor(ago / MINUTE) });
      const time = clock(at);
      if (at.toDateString() === today.toDateString()) return t('time.today', { time });
      const before = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
      if (at.toDateString() === before.toDateString()) return t('time.yesterday', { time });
      if (at.getFullYear() === today.getFullYear()) return `${monthDay(at)} ${time}`;
      return chinese ? `${at.getFullYear()}年${monthDay(at)} ${time}` : `${day.format(at)} ${time}`;
    },
  };
}
