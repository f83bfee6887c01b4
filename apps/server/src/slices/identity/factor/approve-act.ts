import { createHash } from 'node:crypto';
import { isOldEnough } from '@greenhall/domain/identity/passkey';
import { canonicalJson } from '@greenhall/contract/shared/sign';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Tx } from '../../../platform/database/database.ts';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { type Ports, openFields } from '../../../platform/ports.ts';
import { readPasskeyUse, relyingParty } from '../../../platform/secrets/webauthn.ts';
import { checkPayPassword } from '../authentication/authority.ts';
import { actFlow, endActFlow, insertActFlow, passkeyById, passkeysOf, raiseCounter } from './store-passkey.ts';

const FLOW_MS = 2 * 60_000;
const LIMIT = defineLimit({
  name: 'passkey-approval',
  max: 60,
  seconds: 600,
  per: 'member',
  about: 'approvals of acts begun with a passkey',
});

interface Act {
  readonly route: Call['route'];
  readonly params: unknown;
  readonly body: unknown;
}

/** What a challenge is bound to: the member, its session, and everything that the act is asked with. */
const hashOf = ({ memberNo, sessionId }: MemberCaller, { route, params, body }: Act): Buffer =>
  createHash('sha256')
    .update(canonicalJson({ member: String(memberNo), session: String(sessionId), route, params, body } as never))
    .digest();

/** The session must be the member's own, and its payment password must not be locked. */
async function mayApprove(ports: Ports, caller: MemberCaller): Promise<Result<unknown>> {
  return caller.actingFor ? refuse('actingFor') : checkPayPassword(ports, caller.memberNo);
}

/** Begins the approval of an act. `passkeyFailed` where no passkey of the member is old enough. */
export async function passkeyApproval(
  ports: Ports,
  call: Call<'identity.passkeyApproval'>,
): Promise<Result<Answer<'identity.passkeyApproval'>>> {
  const { caller } = call;
  const at = ports.clock.now();
  const may = await mayApprove(ports, caller);
  if (!may.ok) return may;
  const known = await passkeysOf(ports.db, caller.memberNo);
  const usable = known.filter(({ createdAt }) => isOldEnough(createdAt.getTime(), at.getTime()));
  if (usable.length === 0) return refuse('passkeyFailed');
  const paced = await countUse(ports.db, LIMIT, String(caller.memberNo), at);
  if (!paced.ok) return paced;
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ports).id,
    userVerification: 'required',
    allowCredentials: usable.map(({ credentialId: id }) => ({ id })),
  });
  const id = ports.random.token(18);
  await insertActFlow(ports.db, {
    id,
    memberNo: caller.memberNo,
    sessionId: caller.sessionId,
    act: hashOf(caller, call.body),
    challenge: options.challenge,
    expiresAt: new Date(at.getTime() + FLOW_MS),
  });
  return accept({ flow: id, options: { ...options } });
}

/** A passkey's approval of an act that was proved and not yet used. */
export interface Approval {
  readonly flow: string;
  readonly passkey: bigint;
  readonly counter: bigint;
}

type ApprovedCall = Call<'otc.post'> | Call<'otc.take'> | Call<'otc.confirm'>;

/** The act of a call, without the secrets that were not there when it was approved. */
function actOf(call: ApprovedCall): Act {
  const fields = openFields(call as Call<ApprovedCall['route']>);
  return { route: call.route, params: call.params ?? {}, body: fields };
}

/**
 * Proves that a passkey of the member approves this act (`passkeyFailed`). The approval counts only once it is used in
 * the transaction of the act. Rule: identity#passkeys.
 */
export async function proveByPasskey(
  ports: Ports,
  call: ApprovedCall,
  use: { readonly flow: string; readonly answer: Record<string, unknown> },
): Promise<Result<Approval>> {
  const { caller } = call;
  const may = await mayApprove(ports, caller);
  if (!may.ok) return may;
  const now = ports.clock.now();
  const flow = await actFlow(ports.db, use.flow, now);
  const credentialId = typeof use.answer.id === 'string' ? use.answer.id : '';
  const passkey = await passkeyById(ports.db, credentialId);
  const isMine =
    flow?.memberNo === caller.memberNo &&
    flow.sessionId === caller.sessionId &&
    hashOf(caller, actOf(call)).equals(flow.act);
  if (!isMine || passkey?.memberNo !== caller.memberNo) return refuse('passkeyFailed');
  if (!isOldEnough(passkey.createdAt.getTime(), now.getTime())) return refuse('passkeyFailed');
  const counter = await readPasskeyUse(ports, passkey, use.answer, flow.challenge);
  return counter === undefined ? refuse('passkeyFailed') : accept({ flow: use.flow, passkey: passkey.id, counter });
}

/** Uses an approval in the transaction of its act, once. */
export async function spendApproval(tx: Tx, { flow, passkey, counter }: Approval, now: Date): Promise<Result<true>> {
  const isSpent = (await endActFlow(tx, flow, now)) && (await raiseCounter(tx, passkey, counter));
  return isSpent ? accept(true) : refuse('passkeyFailed');
}
