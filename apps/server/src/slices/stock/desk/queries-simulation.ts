import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { validatePlan } from '@greenhall/domain/members/plan';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Report } from '@greenhall/domain/stock/desk/simulation';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { readPlan } from '../plan/plan-wire.ts';
import { presentReport } from './present.ts';
import type { Experiment } from './simulation-worker.ts';

const WORKER = new URL('./simulation-worker.ts', import.meta.url);
/** Only one simulation runs at a time in this process. */
const running = { is: false };

async function run(experiment: Experiment): Promise<Report[]> {
  const worker = new Worker(WORKER, { workerData: experiment });
  try {
    const [reports] = (await once(worker, 'message')) as [Report[]];
    return reports;
  } finally {
    await worker.terminate();
  }
}

/** Simulates an invented population under a plan. `serverBusy` while another simulation runs. */
export async function simulatePlan(
  ports: Ports,
  call: Call<'stock.simulatePlan'>,
): Promise<Result<Answer<'stock.simulatePlan'>>> {
  const { plan: fields, ...experiment } = call.body;
  const plan = readPlan(fields);
  if (validatePlan(plan, ports.settings.mode).length > 0) return refuse('planRefused');
  if (running.is) return refuse('serverBusy', { seconds: 10 });
  running.is = true;
  try {
    return accept({ items: (await run({ ...experiment, plan })).map(presentReport) });
  } finally {
    running.is = false;
  }
}
