import { LAUNCH_LIFE, type Obstacle } from '@greenhall/domain/members/launch';
import { MIN_LIVE_COOLING_OFF } from '@greenhall/domain/members/plan';
import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { type Refusal, type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { hasLostRight } from '../../../platform/approvals/apply.ts';
import { signerOf } from '../../../platform/approvals/persons.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { obstacles } from '../launch.ts';
import { presentLaunch } from './present-launch.ts';
import { decideLaunch, insertLaunch, launchByVersion, type LaunchRow, lockMode } from '../store-launch.ts';

/** Records who would be behind the live platform; nothing changes until another operator approves it. */
export function proposeLaunch(
  ports: Ports,
  call: Call<'members.proposeLaunch'>,
): Promise<Result<Answer<'members.proposeLaunch'>>> {
  const operator = call.caller.username;
  const { entity, risk } = call.body;
  const countries = [...new Set(call.body.countries)].toSorted();
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    await lockMode(tx);
    const row = await insertLaunch(tx, { entity, countries, risk, proposedBy: signerOf(call.caller), proposedAt: at });
    const detail = { entity, countries: countries.join(' ') };
    await audit(tx, {
      operator,
      act: 'launch.propose',
      subject: String(row.version),
      detail,
      ...stateChange(null, row.state),
      at,
    });
    return accept(presentLaunch(row, undefined));
  });
}

/** A version that waits for its decision: `notFound`, `alreadyDecided`. */
async function proposed(tx: Tx, version: number): Promise<Result<LaunchRow>> {
  const row = await launchByVersion(tx, version);
  if (!row) return refuse('notFound');
  return LAUNCH_LIFE.can(row.state, 'approve') ? accept(row) : refuse('alreadyDecided');
}

const REFUSALS: Readonly<Record<Obstacle, Refusal>> = {
  testSeams: refuse('launchTestSeams'),
  notEmpty: refuse('launchNotEmpty'),
  coolingOff: refuse('launchCoolingOff', { days: MIN_LIVE_COOLING_OFF }),
};

/** Another operator switches live mode on, or puts a later version of what was recorded in force. */
export function approveLaunch(
  ports: Ports,
  call: Call<'members.approveLaunch'>,
): Promise<Result<Answer<'members.approveLaunch'>>> {
  const { version } = call.params;
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    await lockMode(tx);
    const found = await proposed(tx, version);
    if (!found.ok) return found;
    const step = { maker: found.value.proposedById, checker: call.caller, beneficiaries: [NOBODY] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    const { proposedById: maker } = found.value;
    if (maker !== null && (await hasLostRight(ports, tx, maker, 'members.launches', 'propose')))
      return refuse('statusChanged');
    const [obstacle] = await obstacles(ports, tx);
    if (obstacle) return REFUSALS[obstacle];
    const row = await decideLaunch(tx, version, { state: 'approved', by: signerOf(call.caller), at, reason: null });
    if (!row) return refuse('alreadyDecided');
    const detail = { entity: row.entity, countries: row.countries.join(' ') };
    await audit(tx, {
      operator,
      act: 'launch.approve',
      subject: String(version),
      detail,
      ...stateChange(found.value.state, row.state),
      at,
    });
    return accept(presentLaunch(row, version));
  });
}

export function rejectLaunch(
  ports: Ports,
  call: Call<'members.rejectLaunch'>,
): Promise<Result<Answer<'members.rejectLaunch'>>> {
  const { version } = call.params;
  const { reason } = call.body;
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await proposed(tx, version);
    if (!found.ok) return found;
    const row = await decideLaunch(tx, version, { state: 'rejected', by: signerOf(call.caller), at, reason });
    if (!row) return refuse('alreadyDecided');
    await audit(tx, {
      operator,
      act: 'launch.reject',
      subject: String(version),
      detail: { reason },
      ...stateChange(found.value.state, row.state),
      at,
    });
    return accept(presentLaunch(row, undefined));
  });
}
