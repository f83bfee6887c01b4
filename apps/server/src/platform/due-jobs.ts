import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from './clock.ts';
import { type Db, oneRow } from './database/database.ts';

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
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #jobs: readonly Conditional[];
  #asked: Promise<ReadonlySet<string>> | undefined;

  constructor({ db, clock }: { readonly db: Db; readonly clock: Clock }, jobs: readonly Conditional[]) {
    this.#db = db;
    this.#clock = clock;
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
    const now = this.#clock.now();
    const conditions = this.#jobs.map(({ due }) => due(now));
    const { due } = await oneRow(this.#db, sql<{ due: boolean[] }>`select array[${sql.join(conditions)}] as due`);
    return new Set(this.#jobs.filter((_, index) => due[index]).map(({ name }) => name));
  }
}
