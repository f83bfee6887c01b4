import { createHash } from 'node:crypto';
import { canonicalJson } from '@greenhall/contract/shared/sign';
import { signsFrom } from '@greenhall/domain/admin/passkeys';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import * as z from 'zod/mini';
import { audit } from '../../../platform/audit/audit.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { AuthPort, OperatorCaller } from '../../../platform/http/caller.ts';
import { hasBrokenText } from '../../../platform/http/signature.ts';
import { mayReach, routeOf } from '../../../platform/http/rights.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { readPasskeyUse, relyingParty } from '../../../platform/secrets/webauthn.ts';
import { modeOf } from '../../members/index.ts';
import { type Passkey, passkeyOf, passkeysOf, raiseCounter } from '../account/store-passkey.ts';
import { approvalById, insertApproval, useApproval } from './store-approval.ts';

const APPROVAL_TTL = 2 * MINUTE;
const LIMIT = defineLimit({
  name: 'operator-approval',
  max: 120,
  seconds: 600,
  per: 'operator',
  about: 'acts written down for a passkey to sign',
});

/** The read in which an operator sees what an act is about, if the request itself does not name it by a digest. */
const SHOWN = {
  'wallet.approveRecharge': 'wallet.rechargeCase',
  'wallet.approveWithdrawal': 'wallet.withdrawalCase',
} as const;

type Signed = Call<'admin.beginApproval'>['body'];

/** What the operator was shown: of a request for money its own facts, without what stands beside it. */
async function shownFor(ports: Ports, call: Call<'admin.beginApproval'>): Promise<Result<unknown>> {
  const { route, params } = call.body;
  if (!(route in SHOWN)) return accept(null);
  const key = SHOWN[route as keyof typeof SHOWN];
  const { params: schema } = routeOf(key);
  // They are those of another route, which this one has not judged.
  const asked = schema && z.safeParse(schema, params);
  if (!asked?.success) return refuse('badRequest', { field: 'params' });
  const read = await ports.invokeRoute(key, { ...call, params: asked.data });
  return read.ok ? accept((read.value as { readonly request: unknown }).request) : read;
}

const isOldEnough = (mode: 'sandbox' | 'live', now: Date) => (passkey: Passkey) =>
  signsFrom(passkey.createdAt.getTime(), mode) <= now.getTime();

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The part of the signed text that says which act it is. */
const decisionOf = ({ route, params, body }: Signed): string => canonicalJson({ route, params, body });

/** Writes down one act for a passkey of the operator to sign. `passkeyFailed` where none is old enough. */
export async function beginApproval(
  ports: Ports,
  call: Call<'admin.beginApproval'>,
): Promise<Result<Answer<'admin.beginApproval'>>> {
  const { operatorId, username, sessionId } = call.caller;
  const { route } = call.body;
  if (!mayReach(call.caller, route)) return refuse('forbidden');
  const at = ports.clock.now();
  const known = await passkeysOf(ports.db, operatorId);
  const usable = known.filter(isOldEnough(await modeOf(ports.db), at));
  if (usable.length === 0) return refuse('passkeyFailed');
  const paced = await countUse(ports.db, LIMIT, String(operatorId), at);
  if (!paced.ok) return paced;
  const shown = await shownFor(ports, call);
  if (!shown.ok) return shown;
  const { id: rpID, origin } = relyingParty(ports);
  const id = ports.random.token(18);
  const expiresAt = new Date(at.getTime() + APPROVAL_TTL);
  const signedText = canonicalJson({
    installation: origin,
    operator: String(operatorId),
    decision: decisionOf(call.body),
    shown: shown.value,
    validUntil: expiresAt.toISOString(),
    nonce: ports.random.token(18),
  } as never);
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    challenge: new Uint8Array(digestOf(signedText)),
    allowCredentials: usable.map(({ credentialId }) => ({ id: credentialId })),
  });
  return once(ports, call, async (tx) => {
    await insertApproval(tx, { id, operatorId, sessionId, signedText, expiresAt }, at);
    await audit(tx, { operator: username, act: 'operator.beginApproval', subject: username, detail: { route }, at });
    return accept({ flow: id, options: { ...options } });
  });
}

interface Presented {
  readonly flow: string;
  readonly answer: Record<string, unknown>;
}

/** What a request brings as its approval; `undefined` for anything that is none. */
function presentedIn(header: string): Presented | undefined {
  try {
    const found: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
    // A header is not looked at as bodies are.
    if (hasBrokenText(found)) return undefined;
    const { flow, answer } = found as Partial<Presented>;
    return typeof flow === 'string' && typeof answer === 'object' && answer !== null ? { flow, answer } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the text is of this act of this operator, as the request asks for it. */
function isOf(signedText: string, { operatorId }: OperatorCaller, act: Signed): boolean {
  const text = JSON.parse(signedText) as { readonly operator: string; readonly decision: string };
  return text.operator === String(operatorId) && text.decision === decisionOf(act);
}

/**
 * Whether a passkey of the operator has signed this act. The approval is used up before the act begins, and stays that of the
 * request's key: the same request may be sent again after a lost answer, another one needs another approval. Rule: admin#passkeys.
 */
export function passkeyApprovals(ports: Ports): NonNullable<AuthPort['isApproved']> {
  return async (caller, { key, ...act }, header) => {
    const presented = presentedIn(header);
    const approval = presented && (await approvalById(ports.db, presented.flow));
    const at = ports.clock.now();
    if (!presented || !approval || approval.sessionId !== caller.sessionId || approval.expiresAt <= at) return false;
    if (!isOf(approval.signedText, caller, act as Signed)) return false;
    if (approval.usedAt) return approval.requestKey === key;
    const { answer } = presented;
    const passkey = await passkeyOf(ports.db, caller.operatorId, typeof answer.id === 'string' ? answer.id : '');
    if (!passkey || !isOldEnough(await modeOf(ports.db), at)(passkey)) return false;
    const counter = await readPasskeyUse(ports, passkey, answer, digestOf(approval.signedText).toString('base64url'));
    if (counter === undefined) return false;
    const used = await transact(ports.db, async (tx) => {
      const isUsed =
        (await useApproval(tx, approval.id, { key, passkey, assertion: canonicalJson(answer as never), at })) &&
        (await raiseCounter(tx, passkey.id, counter));
      return isUsed ? accept(true) : refuse('passkeyFailed');
    });
    return used.ok;
  };
}
