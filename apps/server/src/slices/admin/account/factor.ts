import { recoveryCodeIn } from '@greenhall/domain/admin/recovery-codes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openSecret } from '../../../platform/secrets/sealing.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { stepOfCode } from '../../../platform/secrets/totp.ts';
import { type OperatorRow, useStep } from '../store.ts';
import { hasRecoveryCode, useRecoveryCode } from './store-recovery.ts';

/** What proves the second factor of an operator, and is still to be spent. */
export type Factor =
  | { readonly kind: 'authenticator'; readonly step: bigint }
  | { readonly kind: 'recoveryCode'; readonly hash: Buffer };

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

/** Spends a factor; false when it was used before, or when the password that was proved beside it is another one by now. */
export const spendFactor = (tx: Tx, operator: OperatorRow, factor: Factor): Promise<boolean> =>
  factor.kind === 'authenticator' ? useStep(tx, operator, factor.step) : useRecoveryCode(tx, operator, factor.hash);
