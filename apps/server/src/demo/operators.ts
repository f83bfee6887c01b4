import { operatorId } from '@greenhall/domain/shared/four-eyes';
import { SECOND } from '@greenhall/domain/shared/time';
import { generateSync } from 'otplib';
import type { OperatorCaller } from '../platform/http/caller.ts';
import type { Ports } from '../platform/ports.ts';
import type { CallRoute } from './call-route.ts';

export const OPERATOR_PASSWORD = 'evergreen-console-7';
const NAMES = ['olga1', 'otto2', 'oona3'] as const;

export interface DemoOperator extends OperatorCaller {
  readonly totpSecret: string;
}

/** Sets up the first operators by their links, each with an authenticator of its own; none is a member too. */
export async function setUpOperators(
  ports: Ports,
  callRoute: CallRoute,
  tokens: readonly string[],
): Promise<DemoOperator[]> {
  const made: DemoOperator[] = [];
  for (const [index, token] of tokens.entries()) {
    const { secret } = await callRoute('admin.setUpBegin', null, { body: { token } });
    const code = generateSync({ secret, epoch: Math.floor(ports.clock.now().getTime() / SECOND) });
    const username = NAMES[index] ?? `operator${index}`;
    const body = { token, username, password: OPERATOR_PASSWORD, code };
    const { id, roles } = await callRoute('admin.setUp', null, { body });
    made.push({
      kind: 'operator',
      operatorId: operatorId(BigInt(id)),
      username,
      roles,
      sessionId: 0n,
      members: [],
      totpSecret: secret,
    });
  }
  for (const [index, operator] of made.entries()) {
    const declared = await callRoute('admin.declareMembers', operator, { body: { members: [] } });
    const other = made[(index + 1) % made.length];
    if (other && other !== operator)
      await callRoute('admin.confirmMembers', other, { params: { id: declared.id }, body: {} });
  }
  return made;
}
