import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';

/** Clock ticks a second in which Linux counts processor time. */
const TICKS = 100;

interface Counted {
  readonly parent: number;
  /** Ticks of the process itself and of its children that have ended. */
  readonly ticks: number;
}

/** The processor time of a process; `undefined` if it has just ended. */
function readProcess(id: string): Counted | undefined {
  try {
    const after = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [parent = 0, ...ticks] = [after[1], ...after.slice(11, 15)].map(Number);
    return { parent, ticks: ticks.reduce((sum, one) => sum + one, 0) };
  } catch {
    return undefined;
  }
}

/** The processor time in ms that a process and all its children have used so far. */
export function processorMs(id: number): number {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const counted = readProcess(name);
        return counted ? [[Number(name), counted] as const] : [];
      }),
  );
  const isInside = (one: number): boolean => one === id || (one > 1 && isInside(all.get(one)?.parent ?? 0));
  let ticks = 0;
  for (const [one, counted] of all) if (isInside(one)) ticks += counted.ticks;
  return (ticks * 1000) / TICKS;
}

/** The first process of the database server at this address, which runs on this machine. */
export async function databaseProcess(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ directory: string }>(`select current_setting('data_directory') as directory`);
  await client.end();
  return Number(readFileSync(`${rows[0]?.directory}/postmaster.pid`, 'utf8').split('\n')[0]);
}
