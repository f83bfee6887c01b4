import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { DocumentPart } from '@greenhall/domain/verification/case';
import { transactAs } from '../../../platform/audit/acting.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { rolesUsed } from '../../../platform/http/rights.ts';
import { watermark } from '../../../platform/pictures/watermark.ts';
import type { Ports } from '../../../platform/ports.ts';
import { aboutVerification } from '../live-events.ts';
import { openFields, openPicture } from '../sealed.ts';
import type { CaseRow } from '../store.ts';
import { fieldsOf, pictureOfCase } from '../store-sealed.ts';
import { insertView } from '../store-views.ts';
import { claimedUntil, lockReviewed } from './reviewed.ts';
import { duplicatesOf, extendClaim } from './store-desk.ts';

type Looking = Call<'verification.fields' | 'verification.picture'>;

/** Records a look for the person and in the audit log, before anything is opened. */
async function record(ports: Ports, tx: Tx, call: Looking, row: CaseRow, what: DocumentPart): Promise<void> {
  const at = ports.clock.now();
  const { username: operator, operatorId } = call.caller;
  const roles = rolesUsed(call.route, call.caller).join(' ');
  await extendClaim(tx, row.id, await claimedUntil(tx, at));
  await insertView(tx, row, { operator, operatorId, roles, what, at });
  const detail = { case: String(row.id), what };
  await audit(tx, { operator, act: 'verification.look', subject: String(row.owner), detail, at });
  await ports.live.publish(tx, aboutVerification(row));
}

/** Opens the fields of a case in own review, and says who else is the same. */
export function openCaseFields(
  ports: Ports,
  call: Call<'verification.fields'>,
): Promise<Result<Answer<'verification.fields'>>> {
  return transactAs(ports, call, async (tx) => {
    const found = await lockReviewed(ports, tx, call.caller, call.params.id);
    if (!found.ok) return found;
    const sealed = await fieldsOf(tx, found.value.id);
    if (!sealed) return refuse('notFound');
    await record(ports, tx, call, found.value, 'fields');
    const duplicates = await duplicatesOf(tx, found.value);
    return accept({
      ...openFields(ports.keyring, found.value.id, sealed),
      duplicates: duplicates.map(({ id, owner, username, state, samePerson, sameDocument }) => ({
        id: String(id),
        member: String(owner),
        username,
        state,
        same: [...(samePerson ? (['person'] as const) : []), ...(sameDocument ? (['document'] as const) : [])],
      })),
    });
  });
}

/** Opens one picture of a case in own review, marked with who looks and when. */
export async function openCasePicture(
  ports: Ports,
  call: Call<'verification.picture'>,
): Promise<Result<Answer<'verification.picture'>>> {
  const { id, side } = call.params;
  const opened = await transactAs(ports, call, async (tx) => {
    const found = await lockReviewed(ports, tx, call.caller, id);
    if (!found.ok) return found;
    const sealed = await pictureOfCase(tx, found.value.id, side);
    if (!sealed) return refuse('notFound');
    await record(ports, tx, call, found.value, side);
    return accept(openPicture(ports.keyring, found.value.id, sealed));
  });
  if (!opened.ok) return opened;
  const moment = ports.clock.now().toISOString().slice(0, 16).replace('T', ' ');
  const content = await watermark(opened.value, `${call.caller.username} ${moment} UTC`);
  return accept({ type: 'image/jpeg', name: `${side}.jpg`, content });
}
