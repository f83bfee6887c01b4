import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { shownState } from '../present.ts';
import { lockCase } from '../store.ts';
import { presentDetails } from './present.ts';
import { claimedUntil, named } from './reviewed.ts';
import { extendClaim, insertNote } from './store-desk.ts';

/** Leaves a note for colleagues. The reviewer's own note counts as an act that keeps the claim. */
export function writeNote(
  ports: Ports,
  call: Call<'verification.addNote'>,
): Promise<Result<Answer<'verification.addNote'>>> {
  const { username: operator, operatorId } = call.caller;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await lockCase(tx, BigInt(call.params.id));
    if (!row || row.submittedAt === null) return refuse('notFound');
    const step = { maker: null, checker: call.caller, beneficiaries: [memberBeneficiary(row.owner)] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    if (shownState(row, at) === 'inReview' && row.reviewerId === operatorId)
      await extendClaim(tx, row.id, await claimedUntil(tx, at));
    await insertNote(tx, row.id, { operator, text: call.body.text, at });
    const detail = { case: String(row.id) };
    await audit(tx, { operator, act: 'verification.note', subject: String(row.owner), detail, at });
    return accept(await presentDetails(ports, tx, call.caller, await named(tx, row)));
  });
}
