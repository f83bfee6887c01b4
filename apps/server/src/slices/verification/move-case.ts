import {
  afterEvent,
  type RequestReason,
  type RejectReason,
  type VerificationState,
} from '@greenhall/domain/verification/case';
import type { Side } from '@greenhall/domain/verification/document';
import type { SecondReason } from '@greenhall/domain/verification/second-review';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { positionOf } from '../../platform/cursor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';
import { aboutVerification } from './live-events.ts';
import { type CaseChange, type CaseRow, writeMove } from './store.ts';

/** What happens to a case, with what is known of it at that moment. */
export type Move =
  | { readonly event: 'submit'; readonly personHash: Uint8Array; readonly documentHash: Uint8Array }
  | { readonly event: 'claim'; readonly reviewerId: bigint; readonly reviewer: string; readonly claimedUntil: Date }
  | { readonly event: 'askMore'; readonly asked: readonly Side[]; readonly reason: RequestReason }
  | {
      readonly event: 'endorse';
      readonly firstReviewerId: bigint;
      readonly firstReviewer: string;
      readonly secondFor: SecondReason;
    }
  | { readonly event: 'reject'; readonly reason: RejectReason; readonly isFinal: boolean }
  | { readonly event: 'revoke'; readonly reason: RejectReason }
  | { readonly event: 'approve' }
  | { readonly event: 'withdraw' | 'lapse' | 'expire' };

const NO_FIRST = { firstReviewerId: null, firstReviewer: null };
const NOTHING_ASKED = { asked: [], reason: null };

/** What an event changes of a case beside its state. */
function changesBy(row: CaseRow, move: Move, at: Date): Partial<CaseChange> {
  switch (move.event) {
    case 'submit': {
      const { personHash, documentHash } = move;
      // Who was asked for more does not stand in line again.
      const place = row.state === 'needMore' ? {} : { submittedAt: at, position: positionOf(at, row.id) };
      return { personHash, documentHash, ...NOTHING_ASKED, ...NO_FIRST, ...place };
    }
    case 'claim':
      return { reviewerId: move.reviewerId, reviewer: move.reviewer, claimedUntil: move.claimedUntil };
    case 'askMore':
      return { asked: move.asked, askedAt: at, reason: move.reason, ...NO_FIRST };
    case 'endorse': {
      const { firstReviewerId, firstReviewer, secondFor } = move;
      return { firstReviewerId, firstReviewer, secondFor };
    }
    case 'approve':
      return { reason: null, decidedAt: at };
    case 'reject':
      return { reason: move.reason, isFinal: move.isFinal, decidedAt: at, endedAt: at };
    case 'revoke':
      return { reason: move.reason, endedAt: at };
    case 'expire':
      return { endedAt: at };
    case 'lapse':
      return NOTHING_ASKED;
    case 'withdraw':
      return {};
  }
}

/** Of which states a person is told outside of the app. */
const isTold = (state: VerificationState): state is 'needMore' | 'approved' | 'rejected' | 'expired' =>
  state === 'needMore' || state === 'approved' || state === 'rejected' || state === 'expired';

/**
 * The only function that changes the state of a case: transition table, compare-and-set, notice and live event, in the caller's
 * transaction. The case is locked. Refusal: `statusChanged`.
 */
export async function moveCase(
  ports: Pick<Ports, 'notify' | 'live'>,
  tx: Tx,
  row: CaseRow,
  move: Move,
  at: Date,
): Promise<Result<CaseRow>> {
  const { state, claimedUntil } = row;
  const to = afterEvent({ state, claimedUntil: claimedUntil?.getTime() ?? null }, move.event, at.getTime());
  if (!to) return refuse('statusChanged');
  // A case that leaves the review has no reviewer any more.
  const free = to === 'inReview' ? {} : { reviewerId: null, reviewer: null, claimedUntil: null };
  const change = { ...row, askedAt: null, position: null, ...free, ...changesBy(row, move, at) };
  const moved = await writeMove(tx, row, to, change, at);
  if (!moved) return refuse('statusChanged');
  if (isTold(to)) await ports.notify(tx, row.owner, 'verificationMoved', { outcome: to });
  await ports.live.publish(tx, aboutVerification(row));
  return accept(moved);
}
