import type { Json } from '@greenhall/contract/shared/sign';
import type { Change } from '@greenhall/contract/shared/proposal';
import type { ProposalKindName } from '@greenhall/domain/admin/proposals';
import type { Beneficiary, OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { Result } from '@greenhall/domain/shared/result';
import type * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';

export type { Change } from '@greenhall/contract/shared/proposal';

/** The body of a proposal, as it is stored in JSON. */
export type StoredBody = Readonly<Record<string, Json>>;

/** The operators of a proposal that is applied: who proposed it, and who decided it. */
type Deciders = readonly OperatorId[];

/** Something that one operator proposes and another decides. */
export interface ProposalKind<B extends StoredBody = StoredBody> {
  readonly name: ProposalKindName;
  /** What its body has to be. */
  readonly body: z.ZodMiniType<B>;
  /** How long after its approval it takes effect, in milliseconds, for every subject or by its subject; 0 for at once. */
  readonly noticeMs: number | ((subject: string) => number);
  /** When it takes effect, where it says so itself; its notice has passed then. */
  effectiveAt?(body: B): Date;
  /** Whom it benefits or harms. */
  beneficiary(subject: string, body: B): Beneficiary;
  /** What it would change, shown to the operator who decides. Refuses what may not be proposed. */
  difference(tx: Tx, subject: string, body: B): Promise<Result<readonly Change[]>>;
  /** Refuses the decision, if what was proposed may not be done any more. For a kind with a notice, whose `apply` comes later. */
  recheck?(tx: Tx, subject: string, body: B): Promise<Result<unknown>>;
  /**
   * Tells whom it concerns, in the transaction of the approval, from when on it will be in force, and stores what is in force by time alone.
   * For a kind with a notice.
   */
  announce?(tx: Tx, subject: string, body: B, from: Date, proposal: bigint): Promise<void>;
  /**
   * Applies it. The approving operator gets the refusal; after the notice period, a refusal makes the proposal lapse.
   * `proposal` is its number. A kind without it is in force by time alone once it was announced.
   */
  apply?(tx: Tx, subject: string, body: B, at: Date, by: Deciders, proposal: bigint): Promise<Result<true>>;
}

/** When a proposal that is approved at a moment takes effect. */
export function effectOf(kind: ProposalKind, subject: string, body: StoredBody, approvedAt: Date): Date {
  const { noticeMs } = kind;
  const notice = typeof noticeMs === 'number' ? noticeMs : noticeMs(subject);
  return kind.effectiveAt?.(body) ?? new Date(approvedAt.getTime() + notice);
}
