import type { OrderAct } from '@greenhall/domain/members/next-step';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { RawBuilder } from 'kysely';

/** A trade in which a member has to act, or a payment of its level that can still be cancelled. */
export interface WaitingStep {
  /** What the member has to do in a trade; null of a payment. */
  readonly act: OrderAct | null;
  readonly id: bigint;
  readonly until: Date;
  /** The level of a payment, and whether the member has paid it itself; null of a trade. */
  readonly level: number | null;
  readonly isOwn: boolean | null;
}

/** The queries of what the slices above `members` know of what a member has to do next. */
export type NextStepPort = readonly ((member: MemberNo) => RawBuilder<WaitingStep>)[];
