import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Db } from '../database/database.ts';

/** The recognised fees of a member in the current month, in micro. */
export interface MonthFees {
  /** Those of the last day that was settled. */
  readonly lastDay: bigint;
  readonly month: bigint;
}

/** What the network needs to know of payments, which belong to a higher slice. */
export interface FeesPort {
  /** The fees of these members' payments that were recognised in the UTC month of a moment; those without any are absent. */
  ofMonth(db: Db, members: readonly MemberNo[], now: Date): Promise<ReadonlyMap<MemberNo, MonthFees>>;
}
