import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { REJECT_REASONS, VERIFICATION_TRANSITIONS } from '@greenhall/domain/verification/case';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import { presentProposed } from '../../../platform/approvals/present.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { moveCase } from '../move-case.ts';
import { caseById, type CaseRow, lockCase } from '../store.ts';
import { named } from './reviewed.ts';

const storedBody = z.object({ case: z.string(), member: z.string(), cause: z.enum(REJECT_REASONS) });
type Kept = z.infer<typeof storedBody>;

/** The case, if it can be revoked. */
async function revocable(tx: Tx, id: bigint): Promise<Result<CaseRow>> {
  const row = await lockCase(tx, id);
  if (!row) return refuse('notFound');
  return row.isCurrent && VERIFICATION_TRANSITIONS.can(row.state, 'revoke') ? accept(row) : refuse('statusChanged');
}

/** Taking an approval back: the person is at level 1 again. */
export const verificationRevoked = (outside: ProposalPorts): ProposalKind<Kept> => ({
  name: 'verificationRevoked',
  body: storedBody,
  noticeMs: 0,
  beneficiary: (_, { member }) => memberBeneficiary(memberNumber(member)),
  difference: async (tx, _, body) => {
    const row = await revocable(tx, BigInt(body.case));
    return row.ok ? accept([{ field: 'verificationLevel', from: '2', to: '1' }]) : row;
  },
  apply: async (tx, _, body, at) => {
    const row = await revocable(tx, BigInt(body.case));
    if (!row.ok) return row;
    const moved = await moveCase(outside, tx, row.value, { event: 'revoke', reason: body.cause }, at);
    return moved.ok ? accept(true) : moved;
  },
});

/** Proposes to take an approval back. */
export function revokeCase(
  ports: Ports,
  call: Call<'verification.revoke'>,
): Promise<Result<Answer<'verification.revoke'>>> {
  const { cause, reason } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'verification.revoke'>>> => {
    const row = await caseById(tx, BigInt(call.params.id));
    if (!row) return refuse('notFound');
    const { username, owner } = await named(tx, row);
    const body = { case: String(row.id), member: String(owner), cause };
    const subject = `${username} (${owner})`;
    return presentProposed(
      await ports.approvals.propose(tx, verificationRevoked(ports), { subject, body, reason, by: call.caller }),
    );
  });
}
