/** A simulation computes for seconds, so it runs in its own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from '@greenhall/domain/members/plan';
import { type PopulationName, seededRandom } from '@greenhall/domain/stock/desk/population';
import { simulatePopulation } from '@greenhall/domain/stock/desk/simulation';

export interface Experiment {
  readonly plan: Plan;
  readonly course: PopulationName;
  readonly members: number;
  readonly days: number;
}

/** A fixed seed, so that the same experiment always gives the same result. */
const SEED = 1;
const { plan, ...experiment } = workerData as Experiment;
parentPort?.postMessage(simulatePopulation(plan, { ...experiment, random: seededRandom(SEED) }));
