import { startProgram } from '@greenhall/test-kit/program';
import { acknowledged, startLoad } from '@greenhall/test-kit/acts/load';
import type { OutsideLog } from '@greenhall/test-kit/acts/outside-log';
import type { RingWorld } from '@greenhall/test-kit/acts/world';

const MOMENTS = [40, 90, 1, 13, 250, 5, 60, 2, 140, 31];

/** After how many acknowledgements each of so many processes is killed: at the first one, in the middle, and late. */
export const moments = (kills: number): number[] =>
  Array.from({ length: kills }, (_, kill) => MOMENTS[kill % MOMENTS.length] ?? 1);

/** Starts the program on the same data again and again, and kills each process in the middle of its work. */
export async function killRepeatedly(world: RingWorld, log: OutsideLog, after: readonly number[]): Promise<void> {
  for (const acknowledgements of after) {
    const program = await startProgram(world.environment);
    const moment = acknowledged(log, acknowledgements);
    const load = startLoad(log, { urls: [program.url] }, world.members);
    await moment;
    await program.kill();
    await load.end();
  }
}
