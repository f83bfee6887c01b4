import type { Change } from '@greenhall/contract/shared/proposal';
import type { ProposalKindName } from '@greenhall/domain/admin/proposals';
import type { Beneficiary } from '@greenhall/domain/shared/four-eyes';
import type { Result } from '@greenhall/domain/shared/result';
import type { Tx } from '../database/database.ts';

export type { Change } from '@greenhall/contract/shared/proposal';

/** What a proposal of a kind carries: as it can be kept in JSON. */
type Kept = Readonly<Record<string, string | number | boolean>>;

/** Something that one operator proposes and another decides. */
export interface ProposalKind<B extends Kept = Kept> {
  readonly name: ProposalKindName;
  /** How long after its approval it comes in force, in milliseconds; 0 for at once. */
  readonly noticeMs: number;
  /** Whom it profits or harms. */
  beneficiary(subject: string, body: B): Beneficiary;
  /** What it would change, for the eyes of who decides; refuses what may not be proposed. */
  difference(tx: Tx, subject: string, body: B): Promise<Result<readonly Change[]>>;
  /** Does it. A refusal is told to who approves; when the notice has passed, the proposal lapses with it. */
  apply(tx: Tx, subject: string, body: B, at: Date): Promise<Result<true>>;
}
