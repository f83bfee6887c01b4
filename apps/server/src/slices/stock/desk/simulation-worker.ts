/** A simulation takes seconds of computing: it has a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from '@greenhall/domain/members/plan';
import { type CourseName, seededRandom } from '@greenhall/domain/stock/desk/population';
import { simulateCourse } from '@greenhall/domain/stock/desk/simulation';

export interface Experiment {
  readonly plan: Plan;
  readonly course: CourseName;
  readonly members: number;
  readonly days: number;
}

/** The same experiment always meets the same chance. */
const SEED = 1;
const { plan, ...experiment } = workerData as Experiment;
parentPort?.postMessage(simulateCourse(plan, { ...experiment, random: seededRandom(SEED) }));
