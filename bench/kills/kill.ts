import { startProgram } from '@greenhall/test-kit/program';
import { acknowledged, startLoad } from './load.ts';
import type { OutsideLog } from './outside.ts';
import type { KillWorld } from './world.ts';

/** After how many acknowledgements each process is killed: at the first one, in the middle, and late. */
const MOMENTS = [40, 1, 90, 13, 250, 5, 60, 2, 140, 31];

/** Starts the program on the same data again and again, and kills each process in the middle of its work. */
export async function killRepeatedly(world: KillWorld, log: OutsideLog, kills: number): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const program = await startProgram(world.environment);
    const moment = acknowledged(log, MOMENTS[kill % MOMENTS.length] ?? 1);
    const load = startLoad(log, program.url, world.members);
    await moment;
    await program.kill();
    await load.end();
  }
}
