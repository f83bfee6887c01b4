import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { oneRow } from './database/database.ts';
import type { Ports } from './ports.ts';

/** A job with the condition, in SQL, under which it has something to do. */
interface Conditional {
  readonly name: string;
  readonly due: (now: Date) => RawBuilder<boolean>;
}

/** Jobs whose time comes within so many ms are asked for together. */
const TOGETHER_MS = 20;

/**
 * Asks the database which jobs have something to do, for all of them in one statement. Its text is always the same, so that a connection
 * plans it once.
 */
export class DueJobs {
  readonly #ports: Pick<Ports, 'db' | 'clock' | 'log'>;
  readonly #jobs: readonly Conditional[];
  #asked: Promise<ReadonlySet<string>> | undefined;

  constructor(ports: Pick<Ports, 'db' | 'clock' | 'log'>, jobs: readonly Conditional[]) {
    this.#ports = ports;
    this.#jobs = jobs;
  }

  /** Whether this job has something to do. */
  async isDue(name: string): Promise<boolean> {
    this.#asked ??= this.#ask();
    return (await this.#asked).has(name);
  }

  async #ask(): Promise<ReadonlySet<string>> {
    await delay(TOGETHER_MS);
    // Whoever comes from here on is answered by what the tables say later.
    this.#asked = undefined;
    const { db, clock, log } = this.#ports;
    const now = clock.now();
    try {
      const conditions = this.#jobs.map(({ due }) => due(now));
      const { due } = await oneRow(db, sql<{ due: boolean[] }>`select array[${sql.join(conditions)}] as due`);
      return new Set(this.#jobs.filter((_, index) => due[index]).map(({ name }) => name));
    } catch (error) {
      // A job that has nothing to do does no harm; an error in the condition of one job must not keep the others from running.
      log.error({ err: error }, 'it could not be asked which jobs are due: all of them run');
      return new Set(this.#jobs.map(({ name }) => name));
    }
  }
}
