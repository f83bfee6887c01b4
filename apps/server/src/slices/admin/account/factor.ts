import { recoveryCodeIn } from '@greenhall/domain/admin/recovery-codes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openSecret } from '../../../platform/secrets/sealing.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { stepOfCode } from '../../../platform/secrets/totp.ts';
import { readPasskeyUse } from '../../../platform/secrets/webauthn.ts';
import { type OperatorRow, useStep } from '../store.ts';
import { passkeyOf, takeFlow, usePasskey } from './store-passkey.ts';
import { hasRecoveryCode, useRecoveryCode } from './store-recovery.ts';

/** What proves the second factor of an operator, and is still to be spent. */
export type Factor =
  | { readonly kind: 'authenticator'; readonly step: bigint }
  | { readonly kind: 'recoveryCode'; readonly hash: Buffer }
  | { readonly kind: 'passkey'; readonly passkey: bigint; readonly counter: bigint };

/** The factor that a typed code stands for; `undefined` for a wrong or used one. */
export async function factorIn(
  { db, secret, clock }: Pick<Ports, 'db' | 'secret' | 'clock'>,
  operator: OperatorRow,
  typed: string,
): Promise<Factor | undefined> {
  const recoveryCode = recoveryCodeIn(typed);
  if (recoveryCode !== undefined) {
    const hash = tokenHash(recoveryCode);
    return (await hasRecoveryCode(db, operator.id, hash)) ? { kind: 'recoveryCode', hash } : undefined;
  }
  const step = stepOfCode(openSecret({ secret }, operator.totpSecret), typed, clock.now(), operator.totpLastStep);
  return step === undefined ? undefined : { kind: 'authenticator', step };
}

/** The factor that the answer of a passkey stands for; `undefined` unless the passkey is this operator's and has signed this flow. */
export async function passkeyIn(
  ports: Ports,
  operator: OperatorRow | undefined,
  { flow, answer }: { readonly flow: string; readonly answer: Record<string, unknown> },
): Promise<Factor | undefined> {
  const challenge = await takeFlow(ports.db, { id: flow, kind: 'login', operatorId: null }, ports.clock.now());
  if (challenge === undefined || !operator) return undefined;
  const passkey = await passkeyOf(ports.db, operator.id, typeof answer.id === 'string' ? answer.id : '');
  if (!passkey) return undefined;
  const counter = await readPasskeyUse(ports, passkey, answer, challenge);
  return counter === undefined ? undefined : { kind: 'passkey', passkey: passkey.id, counter };
}

/** Spends a factor; false when it was used before, or when the password that was proved beside it is another one by now. */
export function spendFactor(tx: Tx, operator: OperatorRow, factor: Factor): Promise<boolean> {
  switch (factor.kind) {
    case 'authenticator':
      return useStep(tx, operator, factor.step);
    case 'recoveryCode':
      return useRecoveryCode(tx, operator, factor.hash);
    case 'passkey':
      return usePasskey(tx, operator, factor.passkey, factor.counter);
  }
}
