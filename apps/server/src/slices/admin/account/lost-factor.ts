import { mailboxOf } from '@greenhall/domain/identity/mailbox';
import { operatorBeneficiary, operatorId } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { LINK_TTL } from '../set-up-links.ts';
import { isMailboxTaken } from '../store-operators.ts';
import { deletePasskeysOf } from './store-passkey.ts';
import { storeRecoveryCodes } from './recovery-codes.ts';
import { endAllOf } from './store.ts';
import { dropNextAuthenticator } from './store-authenticator.ts';
import { contactOf, replaceFactorLink } from './store-factor-link.ts';
import { mailOperator } from './notify-operator.ts';

/** The operator who has lost its authenticator, by its number, and where its link goes. */
const storedBody = z.object({ operator: z.string(), email: z.string(), language: z.string() });
type LostFactor = z.infer<typeof storedBody>;

/** The address stands as it was proposed, and is the operator's own where it has one. */
async function check(tx: Tx, { operator, email }: LostFactor): Promise<Result<{ id: bigint; username: string }>> {
  const found = await contactOf(tx, BigInt(operator));
  if (!found) return refuse('notFound');
  if (found.suspendedAt) return refuse('statusChanged');
  if (found.email === null && (await isMailboxTaken(tx, mailboxOf(email)))) return refuse('statusChanged');
  return found.email === null || found.email === email ? accept(found) : refuse('statusChanged');
}

/**
 * A new authenticator for an operator who has lost its own: approved, it is sent a link, its sessions end, and its recovery
 * codes and passkeys are of no use. Its password is still asked.
 */
export function factorLost(ports: ProposalPorts): ProposalKind<LostFactor> {
  return {
    name: 'factorLost',
    body: storedBody,
    noticeMs: 0,
    beneficiary: (_subject, { operator }) => operatorBeneficiary(operatorId(BigInt(operator))),
    difference: async (tx, _subject, body) => {
      const found = await check(tx, body);
      return found.ok ? accept([{ field: 'factorLink', from: '', to: body.email }]) : found;
    },
    apply: async (tx, _subject, body, at) => {
      const found = await check(tx, body);
      if (!found.ok) return found;
      const { email, language } = body;
      const { id, username } = found.value;
      const token = ports.random.token(32);
      const expiresAt = new Date(at.getTime() + LINK_TTL);
      await replaceFactorLink(tx, { hash: tokenHash(token), operatorId: id, email, expiresAt });
      await storeRecoveryCodes(tx, id, []);
      await dropNextAuthenticator(tx, id);
      await deletePasskeysOf(tx, id);
      await endAllOf(tx, id, at);
      const link = `${ports.publicUrl()}/admin/#/new-authenticator?token=${token}`;
      const minutes = LINK_TTL / MINUTE;
      mailOperator(ports, tx, email, language, (say) => say('mail.operatorFactorLink', { username, link, minutes }));
      return accept(true);
    },
  };
}
