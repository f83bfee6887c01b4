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

/** What the wallet needs to know of shares, which belong to a higher slice. */
export interface SharesPort {
  worth(db: Db | Tx, memberNo: MemberNo): Promise<SharesWorth>;
  /** The query of what they are worth, of exactly one row, and what that row says. */
  rowOf(memberNo: MemberNo): RawBuilder<ShareFigures>;
  read(row: ShareFigures): SharesWorth;
  /** The same just before each of some moments, newest first, with the price of that moment. */
  worthBefore(db: Db | Tx, memberNo: MemberNo, moments: readonly Date[]): Promise<readonly SharesWorth[]>;
}
