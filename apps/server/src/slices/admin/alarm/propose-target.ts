import { type TargetKind, checkWebhook } from '@greenhall/domain/admin/alarm-targets';
import { checkEmail } from '@greenhall/domain/identity/credentials';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { sealTarget } from '../../../platform/alarm-targets/sealed.ts';
import { mayReach } from '../../../platform/alarm-targets/senders.ts';
import { SECRET_BYTES, webhookSecret } from '../../../platform/alarm-targets/standard-webhooks.ts';
import { insertTarget, lockTarget } from '../../../platform/alarm-targets/store.ts';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { isLoopback, literalOf } from '../../../platform/outward/public-address.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { alarmTarget, alarmTargetClosed } from './target-kinds.ts';

/** The address of a webhook. What is written as digits is looked at here already, a name when it is called. */
function webhookIn({ settings }: Ports, typed: string): Result<string> {
  const reaches = mayReach(settings);
  const url = checkWebhook(typed, settings.mode === 'sandbox' && settings.alarmsToLoopback);
  if (!url.ok) return url;
  const literal = literalOf(url.value);
  const isReached = literal === undefined || reaches(literal);
  // Without TLS it goes nowhere but to this machine.
  const isSafe = url.value.protocol === 'https:' || (literal !== undefined && isLoopback(literal));
  return isReached && isSafe ? accept(url.value.href) : refuse('badRequest', { field: 'address' });
}

const addressIn = (ports: Ports, kind: TargetKind, typed: string): Result<string> =>
  kind === 'mail' ? checkEmail(typed) : webhookIn(ports, typed);

/** Proposes where alarms are sent too. The secret of a webhook is kept sealed, and answered once. Rule: admin#targets. */
export async function proposeTarget(
  ports: Ports,
  call: Call<'admin.proposeAlarmTarget'>,
): Promise<Result<Answer<'admin.proposeAlarmTarget'>>> {
  const { kind, language, reason } = call.body;
  const typed = addressIn(ports, kind, call.body.address);
  if (!typed.ok) return typed;
  const address = typed.value;
  const secret = kind === 'webhook' ? webhookSecret(Buffer.from(ports.random.token(SECRET_BYTES), 'base64url')) : null;
  const done = await once<'admin.proposeAlarmTarget', Answer<'admin.proposeAlarmTarget'>>(ports, call, async (tx) => {
    const sealed = sealTarget(ports, { kind, address }, secret ?? '');
    const target = await insertTarget(tx, { kind, address, language, sealed, at: ports.clock.now() });
    const body = { target: String(target), kind, address };
    const proposed = await ports.approvals.propose(tx, alarmTarget, {
      subject: address,
      body,
      reason,
      by: call.caller,
    });
    if (!proposed.ok) return proposed;
    return accept({ proposal: presentProposal(proposed.value, call.caller.operatorId), secret: null });
  });
  // What is kept for a repeated request has no secret.
  return done.ok && !call.replay.isReplayed ? accept({ ...done.value, secret }) : done;
}

/** Proposes that a target is sent nothing more. */
export function proposeClosing(
  ports: Ports,
  call: Call<'admin.closeAlarmTarget'>,
): Promise<Result<Answer<'admin.closeAlarmTarget'>>> {
  return once(ports, call, async (tx) => {
    const row = await lockTarget(tx, BigInt(call.params.id));
    if (!row) return refuse('notFound');
    const { kind, address } = row;
    const body = { target: call.params.id, kind, address };
    const fresh = { subject: address, body, reason: call.body.reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, alarmTargetClosed, fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
