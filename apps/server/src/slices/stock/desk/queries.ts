import { validatePlan } from '@greenhall/domain/members/plan';
import { formatAmount, formatShares, shares } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dateOf, dayOf } from '@greenhall/domain/shared/time';
import { waitingProposal } from '../../../platform/approvals/store.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { listPlans, planAt } from '../../members/index.ts';
import { planDifferences, presentVersion, readPlan } from '../plan/plan-wire.ts';
import { presentRun } from '../market/present.ts';
import { replayDay } from '../settlement/replay.ts';
import { SETTLEMENTS } from '../bonus/store-bonus.ts';
import { RUNS, WAITING } from '../market/store-queue.ts';
import { presentFractions } from '../settlement/queries.ts';

export const listRunsAndBuybacks = (
  ports: Ports,
  { query }: Call<'stock.runs'>,
): Promise<Result<Answer<'stock.runs'>>> => RUNS.page(ports.db, query, (shown) => shown.map(presentRun));

export const listQueue = (
  ports: Ports,
  { query }: Call<'stock.deskQueue'>,
): Promise<Result<Answer<'stock.deskQueue'>>> =>
  WAITING.page(ports.db, query, (shown) =>
    shown.map((row) => ({
      number: String(row.number),
      member: String(row.memberNo),
      name: row.name,
      amount: formatAmount(row.amount),
      remaining: formatAmount(row.remaining),
      allocated: formatShares(shares(row.allocated)),
      at: row.at.toISOString(),
    })),
  );

export const listDeskSettlements = (
  ports: Ports,
  { query }: Call<'stock.deskSettlements'>,
): Promise<Result<Answer<'stock.deskSettlements'>>> =>
  SETTLEMENTS.page(ports.db, query, (shown) =>
    shown.map((row) => {
      const { plan, events, bonuses } = row;
      return { ...presentFractions(row), plan, events, bonuses };
    }),
  );

/** Replays a settled day from the journal. */
export async function replaySettlement(
  ports: Ports,
  call: Call<'stock.replaySettlement'>,
): Promise<Result<Answer<'stock.replaySettlement'>>> {
  const replay = await replayDay(ports.db, dayOf(Date.parse(call.params.day)));
  return replay ? accept({ ...replay, day: dateOf(replay.day) }) : refuse('notFound');
}

export async function listVersions(ports: Ports): Promise<Result<Answer<'stock.planVersions'>>> {
  const inForce = await planAt(ports.db, ports.clock.now());
  const now = ports.clock.now();
  const items = (await listPlans(ports.db)).map((row) => presentVersion(row, inForce, now));
  return accept({ waiting: await waitingProposal(ports.db, 'planVersion'), items });
}

/** The rules that a plan would break, and its differences from the plan in force. */
export async function checkPlan(
  ports: Ports,
  call: Call<'stock.checkPlan'>,
): Promise<Result<Answer<'stock.checkPlan'>>> {
  const plan = readPlan(call.body.plan);
  const inForce = await planAt(ports.db, ports.clock.now());
  return accept({
    faults: validatePlan(plan, ports.settings.mode),
    difference: planDifferences(inForce.plan, plan),
  });
}
