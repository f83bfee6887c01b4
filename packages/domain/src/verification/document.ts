import { type Result, accept, refuse } from '../shared/result.ts';
import { type Instant, dateOf, dayOf } from '../shared/time.ts';

/** The documents by which a person is verified. Rule: verification#documents. */
export const DOCUMENT_TYPES = ['passport', 'identityCard', 'residencePermit', 'drivingLicence'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The pictures of a case: the document's two sides, and the person who holds it. */
export const SIDES = ['front', 'back', 'holding'] as const;
export type Side = (typeof SIDES)[number];

/** The pictures that a document needs; a passport has no back. Rule: verification#documents. */
export function sidesOf(type: DocumentType): readonly Side[] {
  return type === 'passport' ? ['front', 'holding'] : SIDES;
}

/** The youngest age, in whole years. Rule: verification#documents. */
export const MIN_AGE = 18;
/** The longest name and document number, in characters. Rule: verification#documents. */
export const NAME_LENGTH = 100;
export const NUMBER_LENGTH = 40;
const EARLIEST_BIRTH = '1900-01-01';

/** In place of a date: the document has no end, as many identity cards. Rule: verification#documents. */
export const NO_END = 'never';

/** The last day of a document as it is said: `never` if it has no end, null where nothing was said yet. Rule: verification#documents. */
export function lastDayOf({ expiresOn, hasNoEnd }: { expiresOn: string | null; hasNoEnd: boolean }): string | null {
  return hasNoEnd ? NO_END : expiresOn;
}

/** What a person says of itself and of its document. Dates are written YYYY-MM-DD; `expiresOn` may also be `never`. */
export interface Details {
  readonly name: string;
  readonly birthDate: string;
  readonly country: string;
  readonly type: DocumentType;
  readonly number: string;
  readonly expiresOn: string;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 10) === text;

/** Whether a person is old enough, by the UTC day: `ageRule`. Rule: verification#documents. */
export function checkAge(birthDate: string, now: Instant): Result<true> {
  const today = dateOf(dayOf(now));
  const lastYear = Number(today.slice(0, 4)) - MIN_AGE;
  const latest = `${lastYear}${today.slice(4)}`;
  return birthDate <= latest ? accept(true) : refuse('ageRule', { min: MIN_AGE });
}

/** Whether a document is valid on the UTC day; its last day counts, and one without an end is always valid: `documentExpired`. Rule: verification#documents. */
export function checkExpiry(expiresOn: string, now: Instant): Result<true> {
  return expiresOn === NO_END || expiresOn >= dateOf(dayOf(now)) ? accept(true) : refuse('documentExpired');
}

/** Whether a name is long enough to be one: `badRequest`. Rule: verification#documents. */
export function checkName(name: string): Result<true> {
  const isName = name.trim().length >= 2 && name.length <= NAME_LENGTH;
  return isName ? accept(true) : refuse('badRequest', { field: 'name' });
}

/** Whether the number of a document has enough that identifies it: `badRequest`. Rule: verification#documents. */
export function checkNumber(number: string): Result<true> {
  const isNumber = identifying(number).length >= 4 && number.length <= NUMBER_LENGTH;
  return isNumber ? accept(true) : refuse('badRequest', { field: 'number' });
}

/**
 * Whether what a person says can be submitted: `badRequest` with the field that is empty or no date, `ageRule`,
 * `documentExpired`. Rule: verification#documents.
 */
export function checkDetails(details: Details, now: Instant): Result<true> {
  const { birthDate, country, expiresOn } = details;
  const name = checkName(details.name);
  if (!name.ok) return name;
  if (!isDay(birthDate) || birthDate < EARLIEST_BIRTH) return refuse('badRequest', { field: 'birthDate' });
  if (!/^[A-Z]{2}$/.test(country)) return refuse('badRequest', { field: 'country' });
  const number = checkNumber(details.number);
  if (!number.ok) return number;
  if (expiresOn !== NO_END && !isDay(expiresOn)) return refuse('badRequest', { field: 'expiresOn' });
  const age = checkAge(birthDate, now);
  return age.ok ? checkExpiry(expiresOn, now) : age;
}

/**
 * A name or number as it is compared: in one form of Unicode, without case, spaces and hyphens.
 * Rule: verification#duplicates.
 */
export function identifying(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Dash_Punctuation}]/gu, '');
}

/** The text by which the same document is found again. Rule: verification#duplicates. */
export function documentIdentity({ country, type, number }: Details): string {
  return `document|${country}|${type}|${identifying(number)}`;
}

/** The text by which the same person is found again. Rule: verification#duplicates. */
export function personIdentity({ name, birthDate }: Details): string {
  return `person|${birthDate}|${identifying(name)}`;
}
