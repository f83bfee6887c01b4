import { maskEmail, maskPhone } from '@greenhall/domain/identity/masking';
import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { countInspection } from './inspection-limit.ts';
import { presentMe } from '../present.ts';
import { type MemberRow, addressesOf, insertInspection, memberByNumber } from '../store.ts';
import { planAt } from '../store-plan.ts';
import { restrictionsOf } from '../store-restrictions.ts';

interface Look {
  readonly memberNo: MemberNo;
  readonly by: OperatorCaller;
  readonly reason: string;
  readonly contactSeen: boolean;
}

interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
}

/** Records a look with its reason before anything is shown. */
async function look(ports: Ports, tx: Tx, { memberNo, by, reason, contactSeen }: Look): Promise<Result<MemberRow>> {
  const may = await ports.persons.mayDecide(tx, {
    maker: null,
    checker: by,
    beneficiaries: [memberBeneficiary(memberNo)],
  });
  if (!may.ok) return may;
  const row = await memberByNumber(tx, memberNo);
  if (!row) return refuse('memberNotFound');
  const counted = await countInspection(ports, tx, by);
  if (!counted.ok) return counted;
  const at = ports.clock.now();
  const operator = by.username;
  await insertInspection(tx, { memberNo, operator, reason, contactSeen, at });
  const act = contactSeen ? 'member.unmask' : 'member.inspect';
  await audit(tx, { operator, act, subject: String(memberNo), detail: { reason }, at });
  return accept(row);
}

async function contactOf(tx: Tx, memberNo: MemberNo): Promise<Contact> {
  const addresses = await addressesOf(tx, memberNo);
  const address = (channel: string) => addresses.find((one) => one.channel === channel)?.address ?? null;
  return { phone: address('phone'), email: address('email') };
}

/** Shows a member to an operator, phone and e-mail masked. */
export async function inspectMember(
  ports: Ports,
  call: Call<'members.inspect'>,
): Promise<Result<Answer<'members.inspect'>>> {
  const memberNo = memberNumber(call.params.id);
  return transact(ports.db, async (tx) => {
    const seen = await look(ports, tx, { memberNo, by: call.caller, reason: call.query.reason, contactSeen: false });
    if (!seen.ok) return seen;
    const { phone, email } = await contactOf(tx, memberNo);
    const at = ports.clock.now();
    const { plan } = await planAt(tx, at);
    const restrictions = await restrictionsOf(tx, memberNo, at);
    const masked = { phone: phone && maskPhone(phone), email: email && maskEmail(email) };
    return accept({ ...presentMe(seen.value, plan.levels, restrictions), ...masked });
  });
}

/** Shows phone and e-mail in full, which the member finds apart in its list of looks. */
export function unmaskMember(ports: Ports, call: Call<'members.unmask'>): Promise<Result<Answer<'members.unmask'>>> {
  const memberNo = memberNumber(call.params.id);
  return once(ports, call, async (tx) => {
    const seen = await look(ports, tx, { memberNo, by: call.caller, reason: call.body.reason, contactSeen: true });
    return seen.ok ? accept(await contactOf(tx, memberNo)) : seen;
  });
}
