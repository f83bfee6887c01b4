import type { FindKind } from '@greenhall/contract/admin/search';
import type { RawBuilder } from 'kysely';

/** What an operator looks for, as the columns have it. */
export interface Sought {
  /** As it was typed, without blanks around it. */
  readonly text: string;
  /** In small letters: usernames, e-mails and hashes of transactions. */
  readonly lower: string;
  /** In capital letters: the numbers of things. */
  readonly upper: string;
  /** What may be a member's number. */
  readonly member: bigint | null;
}

/** Something that was found: the number of its row, what it is called, and to whom it belongs. */
export interface Found {
  readonly id: string;
  readonly title: string;
  readonly about: string | null;
}

/** The statement that finds things of one kind by the indexes of their tables, in the order in which they are shown. */
export type Finder = (sought: Sought) => RawBuilder<Found>;

/** What operators find in a slice. */
export type FindersOf = Partial<Readonly<Record<FindKind, Finder>>>;

/** Reads what was typed. */
export function readSought(typed: string): Sought {
  const text = typed.trim();
  const member = /^[1-9]\d{0,15}$/.test(text) ? BigInt(text) : null;
  return { text, lower: text.toLowerCase(), upper: text.toUpperCase(), member };
}
