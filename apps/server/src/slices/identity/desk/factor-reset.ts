import { FACTOR_RESET_NOTICE } from '@greenhall/domain/identity/factor-reset';
import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { type Credential, credentialByNumber, endSessions, recordChange, switchTotp } from '../store.ts';
import { deletePasskeysOf, passkeysOf } from '../factor/store-passkey.ts';

const storedBody = z.object({ member: z.string() });
type Kept = z.infer<typeof storedBody>;

interface Factors {
  readonly credential: Credential;
  readonly passkeys: number;
}

/** The second factors that the member has now: `memberNotFound`, and `statusChanged` where there is none. */
async function factorsOf(tx: Tx, { member }: Kept): Promise<Result<Factors>> {
  const credential = await credentialByNumber(tx, memberNumber(member));
  if (!credential) return refuse('memberNotFound');
  const passkeys = (await passkeysOf(tx, credential.memberNo)).length;
  return credential.totpConfirmed || passkeys > 0 ? accept({ credential, passkeys }) : refuse('statusChanged');
}

/**
 * Removes the second factors that a member has lost, and ends its sessions: whoever has the device may be in one. The member is told
 * when it is approved and can stop it until it is in force. Rule: identity#lost-second-factor.
 */
export const memberFactorLost = ({ notify, live }: ProposalPorts): ProposalKind<Kept> => ({
  name: 'memberFactorLost',
  body: storedBody,
  noticeMs: FACTOR_RESET_NOTICE,
  beneficiary: (_, { member }) => memberBeneficiary(memberNumber(member)),
  difference: async (tx, _, body) => {
    const found = await factorsOf(tx, body);
    if (!found.ok) return found;
    const { credential, passkeys } = found.value;
    return accept([
      ...(credential.totpConfirmed ? [{ field: 'memberAuthenticator' as const, from: 'on', to: 'off' }] : []),
      ...(passkeys > 0 ? [{ field: 'memberPasskeys' as const, from: String(passkeys), to: '0' }] : []),
    ]);
  },
  announce: async (tx, _, { member }, from) => {
    const memberNo = memberNumber(member);
    await live.publish(tx, { channels: [`member:${memberNo}`], events: [{ what: 'security', id: '' }] });
    await notify(tx, memberNo, 'factorReset', { until: from.toISOString() });
  },
  apply: async (tx, _, body, at) => {
    const found = await factorsOf(tx, body);
    if (!found.ok) return found;
    const { memberNo, totpConfirmed, totpSecret } = found.value.credential;
    if (totpConfirmed) {
      if (!(await switchTotp(tx, memberNo, totpSecret, false, at))) return refuse('statusChanged');
      await notify(tx, memberNo, 'securityChanged', { change: 'authenticatorRemoved' });
    }
    if (found.value.passkeys > 0) {
      await deletePasskeysOf(tx, memberNo);
      await recordChange(tx, memberNo, 'secondFactor', at);
      await notify(tx, memberNo, 'securityChanged', { change: 'passkeyRemoved' });
    }
    await endSessions(tx, memberNo, null, at);
    return accept(true);
  },
});

/** One operator proposes it, with how the member has shown who it is. */
export function proposeFactorReset(
  ports: Ports,
  call: Call<'identity.proposeFactorReset'>,
): Promise<Result<Answer<'identity.proposeFactorReset'>>> {
  const { id: member } = call.params;
  return once(ports, call, async (tx) => {
    const credential = await credentialByNumber(tx, memberNumber(member));
    if (!credential) return refuse('memberNotFound');
    const proposed = await ports.approvals.propose(tx, memberFactorLost(ports), {
      subject: member,
      about: { name: `${credential.username} (${member})`, id: null },
      body: { member },
      reason: call.body.reason,
      by: call.caller,
    });
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
