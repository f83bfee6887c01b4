import { validatePlan } from '@greenhall/domain/members/plan';
import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dayOf, HOUR, startOfDay } from '@greenhall/domain/shared/time';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { hasLostRight } from '../../../platform/approvals/apply.ts';
import { signerOf } from '../../../platform/approvals/persons.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { type PlanRow, decidePlan, highestBought, insertPlan, planByVersion, planAt } from '../../members/index.ts';
import { presentVersion, readPlan } from '../plan/plan-wire.ts';

/** A version takes effect at the earliest this long after its approval. Rule: members#plans. */
const NOTICE_HOURS = 24;

function checkNotice(effectiveDay: number, now: Date): Result<true> {
  const isEarly = startOfDay(effectiveDay) < now.getTime() + NOTICE_HOURS * HOUR;
  return isEarly ? refuse('planTooSoon', { hours: NOTICE_HOURS }) : accept(true);
}

/** Proposes a version. A plan that breaks a rule is refused when it is saved. */
export async function proposePlan(
  ports: Ports,
  call: Call<'stock.proposePlan'>,
): Promise<Result<Answer<'stock.proposePlan'>>> {
  const plan = readPlan(call.body.plan);
  const effectiveDay = dayOf(Date.parse(call.body.effectiveOn));
  const operator = call.caller.username;
  if (validatePlan(plan, ports.settings.mode).length > 0) return refuse('planRefused');
  const inForce = await planAt(ports.db, ports.clock.now());
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const notice = checkNotice(effectiveDay, at);
    if (!notice.ok) return notice;
    const row = await insertPlan(tx, { plan, effectiveDay, proposedBy: signerOf(call.caller), proposedAt: at });
    const detail = { effectiveOn: call.body.effectiveOn };
    await audit(tx, {
      operator,
      act: 'plan.propose',
      subject: String(row.version),
      detail,
      ...stateChange(null, row.state),
      at,
    });
    return accept(presentVersion(row, inForce, at));
  });
}

/** A version that waits for a decision: `notFound`, `alreadyDecided`. */
async function proposed(tx: Tx, version: number): Promise<Result<PlanRow>> {
  const row = await planByVersion(tx, version);
  if (!row) return refuse('notFound');
  return row.state === 'proposed' ? accept(row) : refuse('alreadyDecided');
}

/**
 * Another operator approves and announces the version. A version with fewer levels than members have bought is refused.
 */
export async function approvePlan(
  ports: Ports,
  call: Call<'stock.approvePlan'>,
): Promise<Result<Answer<'stock.approvePlan'>>> {
  const { version } = call.params;
  const operator = call.caller.username;
  const inForce = await planAt(ports.db, ports.clock.now());
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await proposed(tx, version);
    if (!found.ok) return found;
    const step = { maker: found.value.proposedById, checker: call.caller, beneficiaries: [NOBODY] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    const { proposedById: maker } = found.value;
    if (maker !== null && (await hasLostRight(ports, tx, maker, 'stock.plans', 'propose')))
      return refuse('statusChanged');
    const notice = checkNotice(found.value.effectiveDay, at);
    if (!notice.ok) return notice;
    if (validatePlan(found.value.plan, ports.settings.mode).length > 0) return refuse('planRefused');
    if (found.value.plan.levels.length < (await highestBought(tx))) return refuse('planRefused');
    const row = await decidePlan(tx, version, { event: 'announce', by: signerOf(call.caller), at, reason: null });
    if (!row) return refuse('alreadyDecided');
    await audit(tx, {
      operator,
      act: 'plan.approve',
      subject: String(version),
      detail: {},
      ...stateChange(found.value.state, row.state),
      at,
    });
    return accept(presentVersion(row, inForce, at));
  });
}

export async function rejectPlan(
  ports: Ports,
  call: Call<'stock.rejectPlan'>,
): Promise<Result<Answer<'stock.rejectPlan'>>> {
  const { version } = call.params;
  const { reason } = call.body;
  const operator = call.caller.username;
  const inForce = await planAt(ports.db, ports.clock.now());
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await proposed(tx, version);
    if (!found.ok) return found;
    const row = await decidePlan(tx, version, { event: 'reject', by: signerOf(call.caller), at, reason });
    if (!row) return refuse('alreadyDecided');
    await audit(tx, {
      operator,
      act: 'plan.reject',
      subject: String(version),
      detail: { reason },
      ...stateChange(found.value.state, row.state),
      at,
    });
    return accept(presentVersion(row, inForce, at));
  });
}
