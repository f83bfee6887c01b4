import { DAY, HOUR, MINUTE, SECOND } from '@greenhall/domain/shared/time';
import { tagOf } from '@greenhall/locales/languages';
import type { Texts } from '../../../kit/texts.ts';

type Spoken = Pick<Texts, 'language'>;

const inUnit = ({ language }: Spoken, value: number, unit: string): string =>
  new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);

/** From how many bytes on a size is said in which unit. */
const SIZES = [
  ['terabyte', 1e12],
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 1],
] as const;

/** A size in words: "1.4 GB". */
export function sizeText(spoken: Spoken, bytes: number): string {
  const [unit, one] = SIZES.find(([, from]) => bytes >= from) ?? ['byte', 1];
  return inUnit(spoken, bytes / one, unit);
}

/** From how many milliseconds on a duration is said in which unit. */
const DURATIONS = [
  ['day', 2 * DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;
const ONE = { day: DAY, hour: HOUR, minute: MINUTE, second: SECOND };

/** How long something took, in words: "12 ms", "3.2 sec", "1.5 hr". */
export function durationText(spoken: Spoken, ms: number): string {
  const [unit] = DURATIONS.find(([, from]) => ms >= from) ?? [];
  return unit === undefined ? inUnit(spoken, ms, 'millisecond') : inUnit(spoken, ms / ONE[unit], unit);
}
