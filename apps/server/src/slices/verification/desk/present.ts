import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { lastDayOf } from '@greenhall/domain/verification/document';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { shownState } from '../present.ts';
import { type CaseRow, rejectionsOf } from '../store.ts';
import { sidesPresent } from '../store-sealed.ts';
import { openedInClaim } from '../store-views.ts';
import { notesOf } from './store-desk.ts';

/** What prevents an operator from reviewing a person's case, as a list shows it. */
type ObstacleOf = (no: MemberNo) => 'reviewerInvolved' | 'reviewerUndeclared' | null;

/** A case without what is sealed. */
export function presentCase(
  row: CaseRow & { readonly username: string },
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
  obstacleOf: ObstacleOf,
  now: Date,
) {
  const state = shownState(row, now);
  const isReviewed = state === 'inReview';
  return {
    id: String(row.id),
    member: String(row.owner),
    username: row.username,
    state,
    version: row.version,
    type: row.type,
    country: row.country,
    expiresOn: lastDayOf(row),
    reviewer: isReviewed && row.reviewer !== null ? { name: row.reviewer, isMe: row.reviewerId === operatorId } : null,
    claimedUntil: isReviewed ? (row.claimedUntil?.toISOString() ?? null) : null,
    endorsedBy: row.firstReviewer,
    secondFor: row.firstReviewer === null ? null : row.secondFor,
    reason: row.reason,
    isFinal: row.isFinal,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    obstacle: obstacleOf(row.owner) ?? (row.firstReviewerId === operatorId ? ('fourEyes' as const) : null),
  };
}

/** A case with its notes. */
export async function presentDetails(
  ports: Pick<Ports, 'persons' | 'clock'>,
  db: Db | Tx,
  caller: OperatorCaller,
  row: CaseRow & { readonly username: string },
) {
  const obstacleOf = await ports.persons.obstacles(db, caller, [row.owner]);
  // Who is involved reads nothing that others say about the person.
  const notes = obstacleOf(row.owner) === 'reviewerInvolved' ? [] : await notesOf(db, row.id);
  const shown = presentCase(row, caller, obstacleOf, ports.clock.now());
  return {
    ...shown,
    looks: shown.reviewer?.isMe ? await openedInClaim(db, row) : [],
    present: (await sidesPresent(db, row.id)).map(({ side }) => side),
    asked: [...row.asked],
    rejections: (await rejectionsOf(db, row.owner)).count,
    notes: notes.map(({ id, operator, text, at }) => ({ id: String(id), operator, text, at: at.toISOString() })),
  };
}
