import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { validatePlan } from '@greenhall/domain/members/plan';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Report } from '@greenhall/domain/stock/desk/simulation';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { underLease } from '../../../platform/processes/under-lease.ts';
import { readPlan } from '../plan/plan-wire.ts';
import { presentReport } from './present.ts';
import type { Experiment } from './simulation-worker.ts';
import { threadAt } from '../../../platform/files/place.ts';

const WORKER = threadAt('slices/stock/desk/simulation-worker');
/** Far longer than a simulation takes. */
const LEASE_S = 120;

async function run(experiment: Experiment): Promise<Report[]> {
  const worker = new Worker(WORKER, { workerData: experiment });
  try {
    const [reports] = (await once(worker, 'message')) as [Report[]];
    return reports;
  } finally {
    await worker.terminate();
  }
}

/** Simulates an invented population under a plan. `serverBusy` while another simulation runs, in any process. */
export async function simulatePlan(
  ports: Ports,
  call: Call<'stock.simulatePlan'>,
): Promise<Result<Answer<'stock.simulatePlan'>>> {
  const { plan: fields, ...experiment } = call.body;
  const plan = readPlan(fields);
  if (validatePlan(plan, ports.settings.mode).length > 0) return refuse('planRefused');
  const reports = await underLease(ports.db, 'simulate-plan', LEASE_S, () => run({ ...experiment, plan }));
  return reports ? accept({ items: reports.map(presentReport) }) : refuse('serverBusy', { seconds: 10 });
}
