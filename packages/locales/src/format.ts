import { type Language, tagOf } from './languages.ts';
import { lazy } from './lazy.ts';
import type { Translate } from './runtime.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
/** `HH:mm`, the beginning of `HH:mm:ss GMT+0100 (…)`, which is the same in every language. */
const clock = (at: Date) => at.toTimeString().slice(0, 5);

/** Swedish writes a moment as `YYYY-MM-DD HH:mm:ss`, and with a zone the hour without its zero. */
const cited =
  (options?: Intl.DateTimeFormatOptions): Formats['dateTime'] =>
  (iso) =>
    iso ? new Date(iso).toLocaleString('sv', options).replace(/ (\d:)/, ' 0$1') : '--';

export interface Formats {
  /** A decimal string of the wire with thousands separators and 2 decimals, cut, never rounded up. */
  readonly money: (amount: string) => string;
  /** As `money`, with a plus or minus unless it shows as zero. */
  readonly change: (amount: string) => string;
  /** An exact amount: two decimals, or as many as it has. */
  readonly exact: (amount: string) => string;
  /** Shares: 4 decimals, cut. */
  readonly shares: (amount: string) => string;
  /** Any decimal string with at most `decimals` decimals, cut, without trailing zeros. */
  readonly figure: (amount: string, decimals?: number) => string;
  /** Basis points as a percentage. */
  readonly percent: (basisPoints: number) => string;
  /** A change in basis points as a percentage with its sign and two decimals. */
  readonly percentChange: (basisPoints: number) => string;
  readonly number: (value: number) => string;
  readonly day: (iso: string) => string;
  /** A business day, `YYYY-MM-DD`, in the language's own form; it says that it is one of UTC. */
  readonly utcDay: (date: string) => string;
  /** `HH:mm` of a moment (ms since the epoch) in the reader's time zone. */
  readonly time: (at: number) => string;
  /** A moment within a sentence or a list: the day in the language's own form, and `HH:mm`; `--` when empty. */
  readonly moment: (iso: string | null | undefined) => string;
  /** Where a fact is cited: `YYYY-MM-DD HH:mm:ss` in the reader's time zone, which stands beside it once; `--` when empty. */
  readonly dateTime: (iso: string | null | undefined) => string;
  /** As `dateTime` with the name of the zone (`CET`, `GMT+8`, `UTC`): for one of the facts that stand together. */
  readonly zoned: (iso: string | null | undefined) => string;
  /** How long ago, by the specification's steps. */
  readonly relative: (iso: string, now?: number) => string;
}

/** What is cut to nothing has no sign. */
const CUT = { roundingMode: 'trunc', useGrouping: 'always', signDisplay: 'negative' } as const;

/** How many amounts are kept as they were written. */
const MOST_KEPT = 1_000;

/** Keeps what was written: the same amounts stand on one screen after the other, and are written at each drawing. */
function kept(write: (amount: string) => string) {
  const written = new Map<string, string>();
  return (amount: string) => {
    const known = written.get(amount);
    if (known !== undefined) return known;
    if (written.size >= MOST_KEPT) written.clear();
    const text = write(amount);
    written.set(amount, text);
    return text;
  };
}

/** One minus sign in every language: U+2212, which is as wide as a digit and never breaks from its figure. */
const withMinus = (text: string): string => text.replace('-', '−');

/** Decimal strings in one notation, cut instead of rounded. */
function cut(tag: string, options: Intl.NumberFormatOptions) {
  const format = lazy(() => new Intl.NumberFormat(tag, { ...CUT, ...options }));
  return kept((amount) => withMinus(format().format(amount as Intl.StringNumericLiteral)));
}

const exactly = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** Figures, dates and times in one language. Dates use the Gregorian calendar and Latin digits everywhere. */
export function formats(language: Language, t: Translate): Formats {
  const tag = `${tagOf(language)}-u-ca-gregory-nu-latn`;
  const chinese = tag.startsWith('zh');
  const day = lazy(() => new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', day: 'numeric' }));
  const dayOfYear = lazy(() => new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' }));
  const percent = lazy(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));
  const percentChange = lazy(
    () => new Intl.NumberFormat(tag, { style: 'percent', ...exactly(2), signDisplay: 'exceptZero' }),
  );
  const number = lazy(() => new Intl.NumberFormat(tag));
  const figures = new Map<number, (amount: string) => string>();
  const figure = (decimals: number) => {
    const format = figures.get(decimals) ?? cut(tag, { maximumFractionDigits: decimals });
    figures.set(decimals, format);
    return format;
  };
  const monthDay = (at: Date) =>
    chinese ? at.toLocaleString('sv').replace(/.{5}(..).(..).*/, '$1月$2日') : dayOfYear().format(at);
  const whole = (at: Date) => `${chinese ? `${at.getFullYear()}年${monthDay(at)}` : day().format(at)} ${clock(at)}`;

  return {
    money: cut(tag, exactly(2)),
    change: cut(tag, { ...exactly(2), signDisplay: 'exceptZero' }),
    exact: cut(tag, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
    shares: cut(tag, exactly(4)),
    figure: (amount, decimals = 6) => figure(decimals)(amount),
    percent: (basisPoints) => withMinus(percent().format(basisPoints / 10_000)),
    percentChange: (basisPoints) => withMinus(percentChange().format(basisPoints / 10_000)),
    number: (value) => number().format(value),
    time: (at) => clock(new Date(at)),
    day: (iso) => day().format(new Date(iso)),
    utcDay: (date) => `${day().format(new Date(`${date}T12:00`))}\u00a0UTC`,
    moment: (iso) => (iso ? whole(new Date(iso)) : '--'),
    dateTime: cited(),
    zoned: cited({ timeZoneName: 'short' }),
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
      return whole(at);
    },
  };
}
