import { LEAST_SUPERS, ROLES, type Role, changedRoles, countSupers, fitTogether } from '@greenhall/domain/admin/roles';
import { mailboxOf } from '@greenhall/domain/identity/mailbox';
import { NOBODY, operatorBeneficiary, operatorId } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { Change, ProposalKind } from '../../platform/approvals/kind.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { ProposalPorts } from '../../platform/slice.ts';
import { inviteOperator } from './invite-operator.ts';
import {
  type OperatorState,
  allStandings,
  isMailboxTaken,
  lockOperator,
  resume,
  operatorState,
} from './store-operators.ts';
import { changeRoles, suspendOne } from './lose-rights.ts';

/** A further operator as a proposal keeps it: the roles with a space between them. */
const newOperator = z.object({ roles: z.string(), language: z.string() });
type NewOperator = z.infer<typeof newOperator>;
/** The operator whom a proposal is about, by its number. */
const aboutOperator = z.object({ operator: z.string() });
type About = z.infer<typeof aboutOperator>;
const aboutRole = z.extend(aboutOperator, { role: z.enum(ROLES) });
type AboutRole = z.infer<typeof aboutRole>;

/** The roles in the order of the table; a name that is none is left out. */
export const rolesIn = (text: string): Role[] => ROLES.filter((role) => text.split(' ').includes(role));

const beneficiary = (_subject: string, { operator }: About) => operatorBeneficiary(operatorId(BigInt(operator)));

/** A further operator: approved, it is sent its set-up link. */
function operatorNew(ports: ProposalPorts): ProposalKind<NewOperator> {
  const check = async (tx: Tx, email: string, { roles }: NewOperator): Promise<Result<readonly Role[]>> => {
    const wanted = rolesIn(roles);
    if (!fitTogether(wanted)) return refuse('badRequest', { field: 'roles' });
    return (await isMailboxTaken(tx, mailboxOf(email))) ? refuse('statusChanged') : accept(wanted);
  };
  return {
    name: 'operatorNew',
    body: newOperator,
    noticeMs: 0,
    beneficiary: () => NOBODY,
    difference: async (tx, email, body) => {
      const wanted = await check(tx, email, body);
      return wanted.ok ? accept([{ field: 'roles', from: '', to: wanted.value.join(' ') }]) : wanted;
    },
    apply: async (tx, email, body) => {
      const wanted = await check(tx, email, body);
      if (!wanted.ok) return wanted;
      await inviteOperator(ports, tx, { email, roles: wanted.value, language: body.language });
      return accept(true);
    },
  };
}

/** The operator with every other as it stands, while nobody else changes one of them; `notFound`. */
async function lockStanding(
  tx: Tx,
  { operator }: About,
): Promise<Result<{ all: OperatorState[]; one: OperatorState }>> {
  await lock(tx, 'operators');
  await lockOperator(tx, BigInt(operator));
  const all = await allStandings(tx);
  const one = all.find(({ id }) => String(id) === operator);
  return one ? accept({ all, one }) : refuse('notFound');
}

/** `statusChanged` where too few supers who can sign in would be left. */
function checkSupers(all: readonly OperatorState[], after: OperatorState): Result<true> {
  const left = countSupers(all.map((one) => (one.id === after.id ? after : one)));
  const isFewer = left < countSupers(all);
  return isFewer && left < LEAST_SUPERS ? refuse('statusChanged') : accept(true);
}

function roleKind(name: 'roleGiven' | 'roleTaken'): ProposalKind<AboutRole> {
  const check = async (tx: Tx, body: AboutRole): Promise<Result<{ before: OperatorState; after: OperatorState }>> => {
    const found = await lockStanding(tx, body);
    if (!found.ok) return found;
    const { all, one } = found.value;
    const roles = changedRoles(one.roles, { role: body.role, isGiven: name === 'roleGiven' });
    if (!roles.ok) return roles;
    const after = { ...one, roles: roles.value };
    const left = checkSupers(all, after);
    return left.ok ? accept({ before: one, after }) : left;
  };
  return {
    name,
    body: aboutRole,
    noticeMs: 0,
    beneficiary,
    difference: async (tx, _subject, body) => {
      const found = await check(tx, body);
      if (!found.ok) return found;
      const { before, after } = found.value;
      return accept([{ field: 'roles', from: before.roles.join(' '), to: after.roles.join(' ') }]);
    },
    apply: async (tx, _subject, body, at) => {
      const found = await check(tx, body);
      if (!found.ok) return found;
      await changeRoles(tx, found.value.after.id, found.value.after.roles, at);
      return accept(true);
    },
  };
}

export const roleGiven = roleKind('roleGiven');
export const roleTaken = roleKind('roleTaken');

const signInChange = (to: 'on' | 'off'): readonly Change[] => [
  { field: 'maySignIn', from: to === 'on' ? 'off' : 'on', to },
];

/** A super is suspended by two others. */
export const operatorSuspended: ProposalKind<About> = {
  name: 'operatorSuspended',
  body: aboutOperator,
  noticeMs: 0,
  beneficiary,
  difference: async (tx, _subject, body) => {
    const may = await checkSuspension(tx, body);
    return may.ok ? accept(signInChange('off')) : may;
  },
  apply: async (tx, _subject, body, at) => {
    const may = await checkSuspension(tx, body);
    if (!may.ok) return may;
    await suspendOne(tx, may.value.id, at);
    return accept(true);
  },
};

/** Whether an operator can be suspended by operators: `notFound`, `statusChanged` when it is or too few supers are left. */
export async function checkSuspension(tx: Tx, body: About): Promise<Result<OperatorState>> {
  const found = await lockStanding(tx, body);
  if (!found.ok) return found;
  const { all, one } = found.value;
  if (one.isSuspended) return refuse('statusChanged');
  const left = checkSupers(all, { ...one, isSuspended: true });
  return left.ok ? accept(one) : left;
}

/** Who was suspended may sign in again, with the roles that it has. */
export const operatorResumed: ProposalKind<About> = {
  name: 'operatorResumed',
  body: aboutOperator,
  noticeMs: 0,
  beneficiary,
  difference: async (tx, _subject, { operator }) => {
    const one = await operatorState(tx, BigInt(operator));
    if (!one) return refuse('notFound');
    return one.isSuspended ? accept(signInChange('on')) : refuse('statusChanged');
  },
  apply: async (tx, _subject, { operator }) =>
    (await resume(tx, BigInt(operator))) ? accept(true) : refuse('statusChanged'),
};

/** What operators propose to each other about operators. */
export const operatorKinds = (ports: ProposalPorts) =>
  [operatorNew(ports), roleGiven, roleTaken, operatorSuspended, operatorResumed] as const;
