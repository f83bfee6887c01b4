import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Call } from '../../../platform/http/call.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { countSignIn } from '../../identity/index.ts';
import { type OperatorRow, operatorById } from '../store.ts';
import { type Factor, factorIn } from './factor.ts';

/** An operator who has proved its password, and the factor beside it, which is still to be spent. */
interface Proved {
  readonly operator: OperatorRow;
  readonly factor: Factor;
}

/** The account whose tries are counted with those of the sign-in. */
export const accountOf = ({ username, operatorId }: OperatorCaller) =>
  ({ kind: 'operator', name: username, number: operatorId }) as const;

/**
 * Proves that an operator who is signed in is itself, by its password and a code. What is wrong counts as a wrong sign-in
 * does, and which of the two it was is not said: `wrongCredentials`.
 */
export async function proveOperator(
  ports: Ports,
  { caller, ...from }: Pick<Call, 'origin' | 'deviceCookie'> & { readonly caller: OperatorCaller },
  { password, code }: { readonly password: string; readonly code: string },
): Promise<Result<Proved>> {
  // No puzzle is asked of somebody who has signed in.
  const admitted = await countSignIn(ports, accountOf(caller), from, true);
  if (!admitted.ok) return admitted;
  const operator = await operatorById(ports.db, caller.operatorId);
  const fits = await ports.hasher.fits(password, operator?.passwordHash);
  const factor = operator && fits ? await factorIn(ports, operator, code) : undefined;
  return operator && factor ? accept({ operator, factor }) : refuse('wrongCredentials');
}
