import type { LineKind } from '@greenhall/contract/admin/line';
import type { LedgerAccount } from '@greenhall/contract/shared/purposes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Coin } from '@greenhall/domain/shared/money';
import type { Db } from '../database/database.ts';

/** Something that happened to a thing by its own rules. */
export interface OwnStep {
  readonly at: Date;
  readonly name: string;
  /** Who did it; null where it is the program. */
  readonly by: string | null;
  /** What it was about, in micro of a coin. */
  readonly amount?: bigint | null;
  readonly coin?: Coin;
}

/** A thing whose history operators read, as its slice knows it. What others know of it is found by these marks. */
export interface Lined {
  readonly number: string;
  /** Where operators' acts name a person instead of the thing: the case that their details name. */
  readonly ofCase?: bigint;
  /** The members to whom it belongs, and who are told about it. */
  readonly members: readonly MemberNo[];
  readonly since: Date;
  readonly steps: readonly OwnStep[];
  /** The accounts that hold its coins alone. */
  readonly holds: readonly LedgerAccount[];
}

/** Reads a thing by the number of its row. */
export type LineOf = (db: Db, id: bigint) => Promise<Lined | undefined>;

/** The things of a slice whose history operators read. */
export type LinesOf = Partial<Readonly<Record<LineKind, LineOf>>>;
