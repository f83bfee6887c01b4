import { sql } from 'kysely';
import { everyJob } from '../compose.ts';
import { oneRow } from '../platform/database/database.ts';
import type { Ports } from '../platform/ports.ts';

/**
 * Runs every sweep that has a condition, at some moments from now on, whether its condition holds or not. Which have written rows although
 * it did not hold, and of which it never held.
 */
export async function runSweeps(ports: Ports, moments: readonly number[]) {
  let written = 0n;
  const db = ports.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      written += result.numAffectedRows ?? 0n;
      return result;
    },
  });
  const begun = ports.clock.now().getTime();
  const [due, missed, idle] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const later of moments) {
    const clock = { now: () => new Date(begun + later) };
    for (const job of everyJob({ ...ports, db, clock })) {
      if (!job.due) continue;
      const { holds } = await oneRow(db, sql<{ holds: boolean }>`select ${job.due(clock.now())} as holds`);
      written = 0n;
      await job.run();
      if (holds) due.add(job.name);
      else if (written > 0n) missed.add(job.name);
      else idle.add(job.name);
    }
  }
  return { missed: [...missed], idle: [...idle].filter((name) => !due.has(name)) };
}
