import { Fragment } from 'react';
import { type Texts, useTexts } from './texts.ts';

/** The time zones in which moments can be shown. */
export const ZONES = ['own', 'utc'] as const;
export type Zone = (typeof ZONES)[number];

/** The zone that was chosen in this browser, else its own. */
export const storedZone = (): Zone => ZONES.find((zone) => zone === localStorage.getItem('zone')) ?? 'own';
export const storeZone = (zone: Zone): void => localStorage.setItem('zone', zone);

/** A zone by its distance from UTC at a moment: `UTC` or `UTC+01:00`. */
export const zoneOf = (zone: Zone, at = new Date()): string =>
  zone === 'utc'
    ? 'UTC'
    : at
        .toTimeString()
        .slice(9, 17)
        .replace(/GMT(...)/, 'UTC$1:');

/** A moment as `YYYY-MM-DD HH:mm:ss UTC`. */
const inUtc: Texts['dateTime'] = (iso) =>
  iso ? `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC` : '--';

/** The texts with moments written in a zone, each with its distance from UTC. */
export const inZone = (texts: Texts, zone: Zone): Texts => ({
  ...texts,
  dateTime:
    zone === 'utc'
      ? inUtc
      : (iso) => (iso ? `${texts.dateTime(iso)} ${zoneOf(zone, new Date(iso))}` : texts.dateTime(iso)),
});

/** A moment in the reader's notation, broken between date, time and zone alone; a dash where there is none. */
export function Time({ at }: { readonly at: string | null }) {
  const { dateTime } = useTexts();
  if (at === null) return dateTime(at);
  return (
    <time dateTime={at}>
      {dateTime(at)
        .split(' ')
        .map((part, n) => (
          <Fragment key={part}>
            {n > 0 ? ' ' : null}
            <span className="whitespace-nowrap">{part}</span>
          </Fragment>
        ))}
    </time>
  );
}
