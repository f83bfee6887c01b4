import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { VERIFICATION_LIFE } from '@greenhall/domain/verification/case';
import { checkDetails, sidesOf } from '@greenhall/domain/verification/document';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { identityHashes } from './keys.ts';
import { aboutVerification } from './live-events.ts';
import { personOf } from './person.ts';
import { shownState } from './present.ts';
import { openFields } from './sealed.ts';
import { type CaseRow, deleteDrafts, endCases, lockCurrentCase, moveCase } from './store.ts';
import { dropFields, dropPictures, dropSide, fieldsOf, sidesPresent } from './store-sealed.ts';

/** The order of the desk: the moment in microseconds, and the case within it. */
const positionOf = (at: Date, id: bigint): bigint => BigInt(at.getTime()) * 1_000n + (id % 1_000n);

/** Whether a case is complete; its hashes if it is. Pictures that its document does not need are deleted. */
async function complete({ keyring }: Ports, tx: Tx, row: CaseRow, at: Date) {
  const sealed = await fieldsOf(tx, row.id);
  if (!sealed) return refuse('badRequest', { field: 'name' });
  const { type, country, expiresOn } = row;
  const details = { ...openFields(keyring, row.id, sealed), type, country, expiresOn: expiresOn ?? '' };
  const right = checkDetails(details, at.getTime());
  if (!right.ok) return right;
  const present = (await sidesPresent(tx, row.id)).map(({ side }) => side);
  const needed = sidesOf(type);
  const missing = needed.find((side) => !present.includes(side));
  if (missing) return refuse('badRequest', { field: missing });
  for (const side of present) if (!needed.includes(side)) await dropSide(tx, row.id, side);
  return accept(await identityHashes(tx, keyring, details));
}

/** Submits a draft, or the pictures that were asked for. */
export function submitCase(
  ports: Ports,
  call: Call<'verification.submit'>,
): Promise<Result<Answer<'verification.submit'>>> {
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const person = await personOf(tx, call.caller);
    if (!person.ok) return person;
    const row = await lockCurrentCase(tx, person.value);
    const to = row && VERIFICATION_LIFE.next(row.state, 'submit');
    if (!row || !to) return refuse('statusChanged');
    const hashes = await complete(ports, tx, row, at);
    if (!hashes.ok) return hashes;
    const { personHash, documentHash } = hashes.value;
    // Who was asked for more does not stand in line again.
    const place = row.state === 'needMore' ? sql`` : sql`submitted_at = ${at}, position = ${positionOf(at, row.id)},`;
    await moveCase(
      tx,
      row.id,
      to,
      at,
      sql`person_hash = ${personHash}, document_hash = ${documentHash}, reason = null, asked = '{}', asked_at = null,
          first_reviewer_id = null, first_reviewer = null, ${place}`,
    );
    await ports.live.publish(tx, aboutVerification(row));
    return accept({});
  });
}

/** Takes back what was submitted, as long as no reviewer has it. */
export function withdrawCase(
  ports: Ports,
  call: Call<'verification.withdraw'>,
): Promise<Result<Answer<'verification.withdraw'>>> {
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const person = await personOf(tx, call.caller);
    if (!person.ok) return person;
    const row = await lockCurrentCase(tx, person.value);
    const to = row && VERIFICATION_LIFE.next(shownState(row, at), 'withdraw');
    if (!row || !to) return refuse('statusChanged');
    await moveCase(tx, row.id, to, at);
    await ports.live.publish(tx, aboutVerification(row));
    return accept({});
  });
}

/** Deletes what is sealed of the person's cases. While a reviewer is about to look or looks, it has to be withdrawn first. */
export function eraseVerification(
  ports: Ports,
  call: Call<'verification.erase'>,
): Promise<Result<Answer<'verification.erase'>>> {
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const person = await personOf(tx, call.caller);
    if (!person.ok) return person;
    const row = await lockCurrentCase(tx, person.value);
    if (!row || row.state === 'submitted' || row.state === 'inReview') return refuse('statusChanged');
    const all = await endCases(tx, person.value, at);
    await dropPictures(tx, all);
    await dropFields(tx, all);
    await deleteDrafts(tx, all);
    await ports.live.publish(tx, aboutVerification(row));
    return accept({});
  });
}
