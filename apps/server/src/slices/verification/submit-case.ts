import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { VERIFICATION_TRANSITIONS } from '@greenhall/domain/verification/case';
import { checkDetails, lastDayOf, sidesOf } from '@greenhall/domain/verification/document';
import { mayErase } from '@greenhall/domain/verification/erasure';
import type { Tx } from '../../platform/database/database.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { identityHashes } from './keys.ts';
import { aboutVerification } from './live-events.ts';
import { moveCase } from './move-case.ts';
import { personOf } from './person.ts';
import { openFields } from './sealed.ts';
import { type CaseRow, deleteDrafts, endCases, lockCurrentCase } from './store.ts';
import { dropFields, dropPictures, dropSide, fieldsOf, sidesPresent } from './store-sealed.ts';

/** Whether a case is complete; its hashes if it is. Pictures that its document does not need are deleted. */
async function complete({ keyring }: Ports, tx: Tx, row: CaseRow, at: Date) {
  const sealed = await fieldsOf(tx, row.id);
  if (!sealed) return refuse('badRequest', { field: 'name' });
  const { type, country } = row;
  const details = { ...openFields(keyring, row.id, sealed), type, country, expiresOn: lastDayOf(row) ?? '' };
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
    if (!row || !VERIFICATION_TRANSITIONS.can(row.state, 'submit')) return refuse('statusChanged');
    const hashes = await complete(ports, tx, row, at);
    if (!hashes.ok) return hashes;
    const moved = await moveCase(ports, tx, row, { event: 'submit', ...hashes.value }, at);
    return moved.ok ? accept({}) : moved;
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
    if (!row) return refuse('statusChanged');
    const moved = await moveCase(ports, tx, row, { event: 'withdraw' }, at);
    return moved.ok ? accept({}) : moved;
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
    if (!row || !mayErase(row.state)) return refuse('statusChanged');
    const all = await endCases(tx, person.value, at);
    await dropPictures(tx, all);
    await dropFields(tx, all);
    await deleteDrafts(tx, all);
    await ports.live.publish(tx, aboutVerification(row));
    return accept({});
  });
}
