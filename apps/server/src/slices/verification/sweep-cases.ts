import { accept } from '@greenhall/domain/shared/result';
import { dateOf, dayOf } from '@greenhall/domain/shared/time';
import { VERIFICATION_TIMES } from '@greenhall/domain/verification/case';
import type { Tx } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Ports } from '../../platform/ports.ts';
import { moveCase } from './move-case.ts';
import { type CaseRow, deleteDrafts } from './store.ts';
import {
  endIdle,
  expiredCases,
  lapsedCases,
  lapsedClaims,
  oldFields,
  oldPictures,
  setNotified,
  untoldCases,
} from './store-due.ts';
import { dropFields, dropPictures } from './store-sealed.ts';
import { retentionTimesAt } from './values-in-force.ts';

const AT_ONCE = 100;

/** Does something for each case that is due, in one transaction; cases that others have locked come next time. */
async function sweep(ports: Ports, act: (tx: Tx, now: Date) => Promise<unknown>): Promise<void> {
  const done = await transact(ports.db, async (tx) => {
    await act(tx, ports.clock.now());
    return accept(true);
  });
  if (!done.ok) throw new Error(`a sweep was refused: ${done.refusal}`);
}

/** Moves a case that is due and locked: nothing can have moved it meanwhile. */
async function moveDue(ports: Ports, tx: Tx, row: CaseRow, event: 'lapse' | 'expire', now: Date): Promise<void> {
  const moved = await moveCase(ports, tx, row, { event }, now);
  if (!moved.ok) throw new Error(`case ${row.id} could not ${event}`);
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Cases whose claim has lapsed wait again; those that were asked for more for 30 days are drafts. */
export function lapseCases(ports: Ports): Promise<void> {
  return sweep(ports, async (tx, now) => {
    for (const row of await lapsedClaims(tx, now, AT_ONCE)) await moveDue(ports, tx, row, 'lapse', now);
    const since = before(now, VERIFICATION_TIMES.needMore);
    for (const row of await lapsedCases(tx, since, AT_ONCE)) await moveDue(ports, tx, row, 'lapse', now);
  });
}

/** Tells persons whose document expires within 30 days, once, and ends the verifications of those that have expired. */
export function expireCases(ports: Ports): Promise<void> {
  return sweep(ports, async (tx, now) => {
    const today = dayOf(now.getTime());
    for (const row of await expiredCases(tx, dateOf(today), AT_ONCE)) await moveDue(ports, tx, row, 'expire', now);
    const soon = dateOf(dayOf(now.getTime() + VERIFICATION_TIMES.tellBefore));
    for (const row of await untoldCases(tx, soon, AT_ONCE)) {
      await setNotified(tx, row.id, now);
      await ports.notify(tx, row.owner, 'verificationExpiring', { date: row.expiresOn });
    }
  });
}

/** Deletes what is kept no longer: idle drafts, pictures after the decision, fields after the end. */
export function dropOldDocuments(ports: Ports): Promise<void> {
  return sweep(ports, async (tx, now) => {
    const kept = await retentionTimesAt(tx, now);
    const idle = await endIdle(tx, before(now, VERIFICATION_TIMES.draft), now, AT_ONCE);
    await dropPictures(tx, [...idle, ...(await oldPictures(tx, before(now, kept.pictures), AT_ONCE))]);
    await dropFields(tx, [...idle, ...(await oldFields(tx, before(now, kept.fields), AT_ONCE))]);
    await deleteDrafts(tx, idle);
  });
}
