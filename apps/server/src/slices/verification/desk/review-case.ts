import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { VERIFICATION_LIFE, looksLeft } from '@greenhall/domain/verification/case';
import { checkExpiry, sidesOf } from '@greenhall/domain/verification/document';
import { type RawBuilder, sql } from 'kysely';
import { type Act, audit } from '../../../platform/audit.ts';
import { textColumn } from '../../../platform/database/columns.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { aboutVerification } from '../live-events.ts';
import { shownState } from '../present.ts';
import { type CaseRow, lockCase, moveCase } from '../store.ts';
import { dropSide, sidesPresent } from '../store-sealed.ts';
import { looksOfClaim } from '../store-views.ts';
import { presentDetails } from './present.ts';
import { claimedUntil, lockReviewed, mayReview, named } from './reviewed.ts';
import { secondFor } from './second-review.ts';

type Details = Answer<'verification.case'>;
type Acting = Call<'verification.claim' | 'verification.askMore' | 'verification.approve' | 'verification.reject'>;

/** What a reviewer's act does to a case. */
interface Move {
  readonly to: CaseRow['state'];
  readonly set: RawBuilder<unknown>;
  readonly act: string;
  readonly detail: Act['detail'];
}

/** Moves the case, writes the act into the audit log and tells who has to know. */
async function finish(
  ports: Ports,
  tx: Tx,
  { caller }: Acting,
  row: CaseRow,
  { to, set, act, detail }: Move,
): Promise<Result<Details>> {
  const at = ports.clock.now();
  const moved = await moveCase(tx, row.id, to, at, set);
  await audit(tx, {
    operator: caller.username,
    act: `verification.${act}`,
    subject: String(row.owner),
    detail: { case: String(row.id), ...detail },
    at,
  });
  if (to === 'needMore' || to === 'approved' || to === 'rejected')
    await ports.notify(tx, row.owner, 'verificationMoved', { outcome: to });
  await ports.live.publish(tx, aboutVerification(row));
  return accept(await presentDetails(ports, tx, caller, await named(tx, moved)));
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
    const to = VERIFICATION_LIFE.next(shownState(row, at), 'claim');
    if (!to || !row.isCurrent || row.version !== call.body.version) return refuse('statusChanged');
    const set = sql`reviewer_id = ${operatorId}, reviewer = ${username}, claimed_until = ${claimedUntil(at)},`;
    return finish(ports, tx, call, row, { to, set, act: 'claim', detail: {} });
  });
}

/** Asks for pictures once more. The old ones are deleted. Rule: verification#asked-again. */
export function askMore(ports: Ports, call: Call<'verification.askMore'>): Promise<Result<Details>> {
  const { sides, reason, version } = call.body;
  return once(ports, call, async (tx) => {
    const found = await lockReviewed(ports, tx, call.caller, call.params.id, version);
    if (!found.ok) return found;
    const row = found.value;
    const asked = sidesOf(row.type).filter((side) => sides.includes(side));
    if (asked.length !== sides.length) return refuse('badRequest', { field: 'sides' });
    const to = VERIFICATION_LIFE.next(row.state, 'askMore');
    if (!to) return refuse('statusChanged');
    for (const side of asked) await dropSide(tx, row.id, side);
    const set = sql`asked = ${textColumn(asked)}::text[], asked_at = ${ports.clock.now()}, reason = ${reason},
      first_reviewer_id = null, first_reviewer = null,`;
    return finish(ports, tx, call, row, { to, set, act: 'askMore', detail: { sides: asked.join(' '), reason } });
  });
}

/** Whether the reviewer has opened everything in its present claim: `notLookedAt`. Rule: verification#claim. */
async function checkLooks(tx: Tx, row: CaseRow): Promise<Result<true>> {
  const present = (await sidesPresent(tx, row.id)).map(({ side }) => side);
  const left = looksLeft(present, await looksOfClaim(tx, row)).length;
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
    const valid = checkExpiry(row.expiresOn ?? '', at.getTime());
    if (!valid.ok) return valid;
    const looked = await checkLooks(tx, row);
    if (!looked.ok) return looked;
    // Not told before the first approval, so that nobody can choose the cases that one reviewer decides alone.
    const because = row.firstReviewerId === null ? await secondFor(ports, tx, row) : null;
    const act = because === null ? 'approve' : 'endorse';
    const to = VERIFICATION_LIFE.next(row.state, act);
    if (!to) return refuse('statusChanged');
    const set =
      because === null
        ? sql`reason = null, decided_at = ${at},`
        : sql`first_reviewer_id = ${operatorId}, first_reviewer = ${username}, second_for = ${because},`;
    return finish(ports, tx, call, row, { to, set, act, detail: because === null ? {} : { because } });
  });
}

/** Rejects a case. Refusing takes one reviewer. */
export function rejectCase(ports: Ports, call: Call<'verification.reject'>): Promise<Result<Details>> {
  const { reason, isFinal, version } = call.body;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await lockReviewed(ports, tx, call.caller, call.params.id, version);
    if (!found.ok) return found;
    const row = found.value;
    const to = VERIFICATION_LIFE.next(row.state, 'reject');
    if (!to) return refuse('statusChanged');
    const set = sql`reason = ${reason}, is_final = ${isFinal}, decided_at = ${at}, ended_at = ${at},`;
    return finish(ports, tx, call, row, { to, set, act: 'reject', detail: { reason, isFinal } });
  });
}
