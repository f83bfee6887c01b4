import type { RawBuilder } from 'kysely';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Amount, Shares } from '@greenhall/domain/shared/money';
import type { Db, Tx } from '../database/database.ts';

/** All shares of a member, and their value at the exact price, in micro. */
export interface SharesWorth {
  readonly quantity: Shares;
  readonly value: Amount;
}

/** A member's shares and the market's figures, of which there are none before it is opened. */
export interface ShareFigures {
  readonly held: bigint;
  readonly reserve: bigint | null;
  readonly outstanding: bigint | null;
}

export interface SharesChangeRow {
  readonly run: bigint;
  readonly at: Date;
  readonly gained: bigint;
  /** For a split, what was held before it; otherwise null. */
  readonly heldBefore: bigint | null;
}

/** What the wallet needs to know of shares, which belong to a higher slice. */
export interface SharesPort {
  /** The query of what they are worth, of exactly one row, and what that row says. */
  rowOf(memberNo: MemberNo): RawBuilder<ShareFigures>;
  read(row: ShareFigures): SharesWorth;
  /** The query of what has changed a member's shares since a moment, one row for each run, buyback and split. */
  changesSince(memberNo: MemberNo, since: Date): RawBuilder<SharesChangeRow>;
  /**
   * What shares were worth just before each of some moments, newest first, with the price of that moment: by what is held now and what
   * has changed it since, newest first.
   */
  worthBefore(
    db: Db | Tx,
    held: Shares,
    changes: readonly SharesChangeRow[],
    moments: readonly Date[],
  ): Promise<readonly SharesWorth[]>;
}
