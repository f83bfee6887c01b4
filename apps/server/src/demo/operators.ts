import { operatorId } from '@greenhall/domain/shared/four-eyes';
import { SECOND } from '@greenhall/domain/shared/time';
import { generateSync } from 'otplib';
import type { OperatorCaller } from '../platform/http/caller.ts';
import type { Ports } from '../platform/ports.ts';
import type { CallRoute } from './call-route.ts';
import type { DemoOutbox } from './codes.ts';

export const OPERATOR_PASSWORD = 'evergreen-console-7';
const NAMES = ['olga1', 'otto2'] as const;
/** Whom the supers hire. */
const HIRED = [
  { name: 'oona3', role: 'support', reason: 'Somebody has to answer the members.' },
  { name: 'arno4', role: 'accountant', reason: 'Keeps the books and sees what they close to.' },
  { name: 'cleo5', role: 'compliance', reason: 'Looks into verifications and into who pays whom.' },
] as const;

export interface DemoOperator extends OperatorCaller {
  readonly totpSecret: string;
}

/** Makes the operator of a set-up link, with an authenticator of its own. */
async function setUp(ports: Ports, callRoute: CallRoute, token: string, username: string): Promise<DemoOperator> {
  const { secret } = await callRoute('admin.setUpBegin', null, { body: { token } });
  const code = generateSync({ secret, epoch: Math.floor(ports.clock.now().getTime() / SECOND) });
  const body = { token, username, password: OPERATOR_PASSWORD, code };
  const { id, roles } = await callRoute('admin.setUp', null, { body });
  return {
    kind: 'operator',
    operatorId: operatorId(BigInt(id)),
    username,
    roles,
    sessionId: 0n,
    isProved: true,
    members: [],
    totpSecret: secret,
  };
}

/** The operator says that it is no member, and another one confirms it. */
async function declareNone(callRoute: CallRoute, operator: DemoOperator, other: DemoOperator): Promise<void> {
  const { id } = await callRoute('admin.declareMembers', operator, { body: { members: [] } });
  await callRoute('admin.confirmMembers', other, { params: { id }, body: {} });
}

/** Sets up the first operators by their links, each with an authenticator of its own; none is a member too. */
export async function setUpOperators(
  ports: Ports,
  callRoute: CallRoute,
  tokens: readonly string[],
): Promise<DemoOperator[]> {
  const made: DemoOperator[] = [];
  for (const [index, token] of tokens.entries())
    made.push(await setUp(ports, callRoute, token, NAMES[index] ?? `operator${index}`));
  for (const [index, operator] of made.entries()) {
    const other = made[(index + 1) % made.length];
    if (other && other !== operator) await declareNone(callRoute, operator, other);
  }
  return made;
}

interface Hiring {
  readonly supers: readonly DemoOperator[];
  readonly outbox: DemoOutbox;
}

/** Another operator approves a proposal as it is shown to it. */
export async function approveShown(callRoute: CallRoute, operator: OperatorCaller, id: string): Promise<void> {
  const { items } = await callRoute('admin.proposals', operator, { query: { open: '1' } });
  const digest = items.find((row) => row.id === id)?.digest ?? '';
  await callRoute('admin.approveProposal', operator, { params: { id }, body: { digest } });
}

/** One super proposes an operator, another approves it, and it sets itself up by the link of its mail. */
async function hire(
  ports: Ports,
  callRoute: CallRoute,
  { supers: [first, second], outbox }: Hiring,
  { name, role, reason }: (typeof HIRED)[number],
): Promise<DemoOperator> {
  if (!first || !second) throw new Error('the demo world has no two operators');
  const email = `${name}@mail.example`;
  const body = { email, roles: [role], language: 'en', reason };
  const { id } = await callRoute('admin.proposeOperator', first, { body });
  await approveShown(callRoute, second, id);
  const mail = outbox.latest().find(({ to }) => to === email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const made = await setUp(ports, callRoute, token, name);
  await declareNone(callRoute, made, first);
  return made;
}

/** Operators of three further roles, customer service first. */
export async function hireOthers(ports: Ports, callRoute: CallRoute, hiring: Hiring): Promise<DemoOperator[]> {
  const made: DemoOperator[] = [];
  for (const one of HIRED) made.push(await hire(ports, callRoute, hiring, one));
  return made;
}
