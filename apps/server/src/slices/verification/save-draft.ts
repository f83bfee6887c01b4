import type { Owner } from '@greenhall/domain/members/owner';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { VERIFICATION_TRANSITIONS, checkAgain } from '@greenhall/domain/verification/case';
import { type DocumentType, NO_END, type Side, sidesOf } from '@greenhall/domain/verification/document';
import type { Tx } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { pictureOf, withEncoded } from '../../platform/pictures/uploads.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { personOf } from './person.ts';
import { sealFields, sealPicture } from './sealed.ts';
import { type CaseRow, endCurrent, insertDraft, lockCurrentCase, rejectionsOf, setDraft, touchCase } from './store.ts';
import { storeFields, storePicture } from './store-sealed.ts';
import { caseTimesAt } from './values-in-force.ts';

/** The person's draft, which starts if there is none: `statusChanged`, `verificationTooSoon`. */
async function draftOf(tx: Tx, owner: Owner, type: DocumentType, at: Date): Promise<Result<CaseRow>> {
  const found = await lockCurrentCase(tx, owner);
  if (found?.state === 'draft') return accept(found);
  if (found && !VERIFICATION_TRANSITIONS.can(found.state, 'start')) return refuse('statusChanged');
  const again = checkAgain(await rejectionsOf(tx, owner), at.getTime(), (await caseTimesAt(tx, at)).again);
  if (!again.ok) return again;
  if (found) await endCurrent(tx, found.id);
  const fresh = await insertDraft(tx, owner, type, at);
  // Another request of the same person was faster.
  return fresh ? accept(fresh) : refuse('statusChanged');
}

/**
 * Saves what is filled in, sealed. Saving the same twice is the same, so no key is kept with a hash of what was sent: under
 * the secret of the installation alone, such a hash would confirm a guessed name and number.
 */
export function saveDraft(ports: Ports, call: Call<'verification.save'>): Promise<Result<Answer<'verification.save'>>> {
  const { type, country, expiresOn, ...fields } = call.body;
  return transact(ports.db, async (tx) => {
    const at = ports.clock.now();
    const person = await personOf(tx, call.caller);
    if (!person.ok) return person;
    const draft = await draftOf(tx, person.value, type, at);
    if (!draft.ok) return draft;
    const { id } = draft.value;
    const hasNoEnd = expiresOn === NO_END;
    await setDraft(tx, id, { type, country, expiresOn: hasNoEnd ? null : expiresOn || null, hasNoEnd }, at);
    await storeFields(tx, id, sealFields(ports.keyring, id, fields));
    return accept({});
  });
}

/** The person's case, if this picture can be added to it now. */
async function caseForPicture(tx: Tx, owner: Owner, side: Side): Promise<Result<CaseRow>> {
  const row = await lockCurrentCase(tx, owner);
  const isOpen = row?.state === 'draft' || (row?.state === 'needMore' && row.asked.includes(side));
  return row && isOpen && sidesOf(row.type).includes(side) ? accept(row) : refuse('statusChanged');
}

/** Seals a picture and keeps it with the case. */
export async function addPicture(
  ports: Ports,
  call: Call<'verification.addPicture'>,
): Promise<Result<Answer<'verification.addPicture'>>> {
  const { side } = call.body;
  const person = await personOf(ports.db, call.caller);
  if (!person.ok) return person;
  const picture = pictureOf(call.files.picture);
  if (!picture.ok) return picture;
  return withEncoded<'verification.addPicture', Answer<'verification.addPicture'>>(ports, call, {
    content: picture.value,
    judge: () => transact(ports.db, (tx) => caseForPicture(tx, person.value, side)),
    write: (jpg) =>
      once(ports, call, async (tx) => {
        const at = ports.clock.now();
        const row = await caseForPicture(tx, person.value, side);
        if (!row.ok) return row;
        await storePicture(tx, row.value.id, sealPicture(ports.keyring, row.value.id, side, jpg), at);
        await touchCase(tx, row.value.id, at);
        return accept({});
      }),
  });
}
