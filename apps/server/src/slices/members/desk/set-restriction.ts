import {
  type RestrictedSpan,
  RESTRICTION_KINDS,
  type RestrictionKind,
  checkRestriction,
  restrictionNeedsTwo,
} from '@greenhall/domain/members/restriction';
import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { HOUR } from '@greenhall/domain/shared/time';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import { presentProposed } from '../../../platform/approvals/present.ts';
import { audit, changeOf } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockText } from '../../../platform/database/locks.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { checkStep } from '../../../platform/http/rights.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { memberByNumber, memberState } from '../store.ts';
import {
  type NewRestriction,
  earlierRestrictions,
  insertRestriction,
  liftRestriction,
  restrictionById,
} from '../store-restrictions.ts';

const storedBody = z.object({
  member: z.string(),
  kind: z.enum(RESTRICTION_KINDS),
  hours: z.number(),
  reason: z.string(),
  by: z.string(),
});
type Kept = z.infer<typeof storedBody>;

/** A restriction as it would be set, and whether it takes a second operator. */
interface Planned {
  readonly fresh: Omit<NewRestriction, 'isAlone'>;
  readonly needsTwo: boolean;
}

/** Restrictions of one owner are set one after the other, so that their limits hold. */
async function planRestriction(tx: Tx, { member, kind, hours, reason, by }: Kept, at: Date): Promise<Result<Planned>> {
  const memberNo = memberNumber(member);
  const state = await memberState(tx, memberNo);
  if (!state) return refuse('memberNotFound');
  const { owner } = state;
  await lockText(tx, 'restriction', String(owner));
  const earlier = await earlierRestrictions(tx, owner, kind);
  const span: RestrictedSpan = { from: at.getTime(), until: at.getTime() + hours * HOUR };
  const may = checkRestriction(kind, span, earlier);
  if (!may.ok) return may;
  const fresh = { memberNo, owner, kind, reason, setBy: by, startsAt: at, endsAt: new Date(span.until) };
  return accept({ fresh, needsTwo: restrictionNeedsTwo(span, earlier) });
}

/** Writes the restriction, and tells the member. */
async function set({ live, notify }: ProposalPorts, tx: Tx, fresh: NewRestriction): Promise<void> {
  await insertRestriction(tx, fresh);
  const { memberNo, kind, reason, endsAt } = fresh;
  await live.publish(tx, { channels: [`member:${memberNo}`], events: [{ what: 'security', id: '' }] });
  await notify(tx, memberNo, 'restricted', { kind, reason, until: endsAt.toISOString() });
}

const fieldOf = <K extends RestrictionKind>(kind: K) => `${kind}Hours` as const;

/** A restriction of more than a day, or one that one operator alone would renew. */
export const memberRestricted = (outside: ProposalPorts): ProposalKind<Kept> => ({
  name: 'memberRestricted',
  body: storedBody,
  noticeMs: 0,
  beneficiary: (_, { member }) => memberBeneficiary(memberNumber(member)),
  difference: async (_, __, { kind, hours }) => accept([{ field: fieldOf(kind), from: '0', to: String(hours) }]),
  apply: async (tx, _, body, at) => {
    const planned = await planRestriction(tx, body, at);
    if (!planned.ok) return planned;
    await set(outside, tx, { ...planned.value.fresh, isAlone: false });
    return accept(true);
  },
});

/** Restricts a member at once where one operator may, or proposes it. */
export function setRestriction(
  ports: Ports,
  call: Call<'members.restrict'>,
): Promise<Result<Answer<'members.restrict'>>> {
  const { member, kind, hours, reason } = call.body;
  const operator = call.caller.username;
  const memberNo = memberNumber(member);
  return once(ports, call, async (tx): Promise<Result<Answer<'members.restrict'>>> => {
    const at = ports.clock.now();
    const row = await memberByNumber(tx, memberNo);
    if (!row) return refuse('memberNotFound');
    const body = { member, kind, hours, reason, by: operator };
    const planned = await planRestriction(tx, body, at);
    if (!planned.ok) return planned;
    if (planned.value.needsTwo || !checkStep(call, 'alone').ok) {
      const about = { name: `${row.username} (${member})`, id: null };
      return presentProposed(
        await ports.approvals.propose(tx, memberRestricted(ports), {
          subject: `${about.name} ${kind}`,
          about,
          body,
          reason,
          by: call.caller,
        }),
      );
    }
    const step = { maker: null, checker: call.caller, beneficiaries: [memberBeneficiary(memberNo)] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    await set(ports, tx, { ...planned.value.fresh, isAlone: true });
    const change = changeOf(null, { until: planned.value.fresh.endsAt.toISOString() });
    const detail = { kind, hours, reason };
    await audit(tx, { operator, act: 'member.restrict', subject: member, detail, ...change, at });
    return accept({ proposal: null });
  });
}

/** Ends a restriction before its time. Stopping one takes one operator. */
export function endRestriction(
  ports: Ports,
  call: Call<'members.liftRestriction'>,
): Promise<Result<Answer<'members.liftRestriction'>>> {
  const id = BigInt(call.params.id);
  const operator = call.caller.username;
  const { reason } = call.body;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await restrictionById(tx, id);
    if (!row) return refuse('notFound');
    const step = { maker: null, checker: call.caller, beneficiaries: [memberBeneficiary(row.memberNo)] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    if (!(await liftRestriction(tx, id, { at, by: operator, reason }))) return refuse('statusChanged');
    const subject = String(row.memberNo);
    const change = changeOf({ until: row.endsAt.toISOString() }, { until: at.toISOString() });
    await audit(tx, { operator, act: 'member.lift', subject, detail: { kind: row.kind, reason }, ...change, at });
    await ports.live.publish(tx, { channels: [`member:${row.memberNo}`], events: [{ what: 'security', id: '' }] });
    await ports.notify(tx, row.memberNo, 'restrictionLifted', { kind: row.kind });
    return accept({});
  });
}
