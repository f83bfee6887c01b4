import { type Result, accept } from '@greenhall/domain/shared/result';
import { USUAL, usualHours } from '@greenhall/domain/verification/usual-time';
import { paged } from '../../platform/cursor.ts';
import { presentLookedBy } from '../../platform/facts/looked-by.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { verificationLevel } from './level.ts';
import { caseTimesAt, withdrawalLimitsAt } from './values-in-force.ts';
import { personOf } from './person.ts';
import { presentLevels, presentMyCase, presentStart } from './present.ts';
import { openFields } from './sealed.ts';
import { currentCase, decisionTimes, rejectionsOf } from './store.ts';
import { fieldsOf, sidesPresent } from './store-sealed.ts';
import { viewsOf } from './store-views.ts';

/** How the caller's verification stands. */
export async function readVerification(
  ports: Ports,
  { caller }: Call<'verification.state'>,
): Promise<Result<Answer<'verification.state'>>> {
  const { db, keyring } = ports;
  const person = await personOf(db, caller);
  if (!person.ok) return person;
  const now = ports.clock.now();
  const row = await currentCase(db, person.value);
  const sealed = row?.state === 'draft' ? await fieldsOf(db, row.id) : undefined;
  const opened = row && sealed ? openFields(keyring, row.id, sealed) : undefined;
  const present = row ? (await sidesPresent(db, row.id)).map(({ side }) => side) : [];
  return accept({
    ...presentLevels(await verificationLevel(db, person.value), await withdrawalLimitsAt(db, now)),
    case: row ? presentMyCase(row, present, opened, now) : null,
    ...presentStart(row, await rejectionsOf(db, person.value), { now, again: (await caseTimesAt(db, now)).again }),
    usualHours: usualHours(await decisionTimes(db, USUAL.most)) ?? null,
  });
}

/** Who has looked at what the caller has given. */
export async function readViews(
  ports: Ports,
  { caller, query }: Call<'verification.views'>,
): Promise<Result<Answer<'verification.views'>>> {
  const person = await personOf(ports.db, caller);
  if (!person.ok) return person;
  return paged(
    query,
    (start, limit) => viewsOf(ports.db, person.value, start, limit),
    ({ id }) => id,
    (shown) =>
      shown.map(({ id, what, at, ...by }) => ({ id: String(id), what, ...presentLookedBy(by), at: at.toISOString() })),
  );
}
