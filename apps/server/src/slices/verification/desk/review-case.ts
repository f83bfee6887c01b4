import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { unopenedParts } from '@greenhall/domain/verification/case';
import { checkExpiry, lastDayOf, sidesOf } from '@greenhall/domain/verification/document';
import { type Act, audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { moveCase, type Move } from '../move-case.ts';
import { type CaseRow, lockCase } from '../store.ts';
import { dropSide, sidesPresent } from '../store-sealed.ts';
import { openedInClaim } from '../store-views.ts';
import { presentDetails } from './present.ts';
import { claimedUntil, lockReviewed, mayReview, named } from './reviewed.ts';
import { secondFor } from './second-review.ts';

type Details = Answer<'verification.case'>;
type Acting = Call<'verification.claim' | 'verification.askMore' | 'verification.approve' | 'verification.reject'>;

/** Moves the case and writes the act into the audit log. */
async function act(
  ports: Ports,
  tx: Tx,
  { caller }: Acting,
  row: CaseRow,
  move: Extract<Move, { readonly event: 'claim' | 'endorse' | 'approve' | 'askMore' | 'reject' }>,
  detail: Act['detail'] = {},
): Promise<Result<Details>> {
  const at = ports.clock.now();
  const moved = await moveCase(ports, tx, row, move, at);
  if (!moved.ok) return moved;
  await audit(tx, {
    operator: caller.username,
    act: `verification.${move.event}`,
    subject: String(row.owner),
    detail: { case: String(row.id), ...detail },
    ...stateChange(row.state, moved.value.state),
    at,
  });
  return accept(await presentDetails(ports, tx, caller, await named(tx, moved.value)));
}

/** Takes a submitted case into review. */
export function claimCase(ports: Ports, call: Call<'verification.claim'>): Promise<Result<Details>> {
  const { operatorId, username } = call.caller;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await lockCase(tx, BigInt(call.params.id));
    if (!row) return refuse('notFound');
    const may = await mayReview(ports, tx, call.caller, row);
    if (!may.ok) return may;
    if (!row.isCurrent || row.version !== call.body.version) return refuse('statusChanged');
    const claimed = { reviewerId: operatorId, reviewer: username, claimedUntil: await claimedUntil(tx, at) };
    return act(ports, tx, call, row, { event: 'claim', ...claimed });
  });
}

/** Asks for pictures once more. The old ones are deleted. Rule: verification#asked-again. */
export function requestMore(ports: Ports, call: Call<'verification.askMore'>): Promise<Result<Details>> {
  const { sides, reason, version } = call.body;
  return once(ports, call, async (tx) => {
    const found = await lockReviewed(ports, tx, call.caller, call.params.id, version);
    if (!found.ok) return found;
    const row = found.value;
    const asked = sidesOf(row.type).filter((side) => sides.includes(side));
    if (asked.length !== sides.length) return refuse('badRequest', { field: 'sides' });
    for (const side of asked) await dropSide(tx, row.id, side);
    return act(ports, tx, call, row, { event: 'askMore', asked, reason }, { sides: asked.join(' '), reason });
  });
}

/** Whether the reviewer has opened everything in its present claim: `notLookedAt`. Rule: verification#claim. */
async function checkLooks(tx: Tx, row: CaseRow): Promise<Result<true>> {
  const present = (await sidesPresent(tx, row.id)).map(({ side }) => side);
  const left = unopenedParts(present, await openedInClaim(tx, row)).length;
  return left === 0 ? accept(true) : refuse('notLookedAt', { left });
}

/** Approves; where two are needed, the first approval gives the case to a second reviewer and says why. */
export function approveCase(ports: Ports, call: Call<'verification.approve'>): Promise<Result<Details>> {
  const { operatorId, username } = call.caller;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await lockReviewed(ports, tx, call.caller, call.params.id, call.body.version);
    if (!found.ok) return found;
    const row = found.value;
    const valid = checkExpiry(lastDayOf(row) ?? '', at.getTime());
    if (!valid.ok) return valid;
    const looked = await checkLooks(tx, row);
    if (!looked.ok) return looked;
    // Not told before the first approval, so that nobody can choose the cases that one reviewer decides alone.
    const because = row.firstReviewerId === null ? await secondFor(ports, tx, row) : null;
    if (because === null) return act(ports, tx, call, row, { event: 'approve' });
    const first = { firstReviewerId: operatorId, firstReviewer: username, secondFor: because };
    return act(ports, tx, call, row, { event: 'endorse', ...first }, { because });
  });
}

/** Rejects a case. Refusing takes one reviewer. */
export function rejectCase(ports: Ports, call: Call<'verification.reject'>): Promise<Result<Details>> {
  const { reason, isFinal, version } = call.body;
  return once(ports, call, async (tx) => {
    const found = await lockReviewed(ports, tx, call.caller, call.params.id, version);
    return found.ok
      ? act(ports, tx, call, found.value, { event: 'reject', reason, isFinal }, { reason, isFinal })
      : found;
  });
}
