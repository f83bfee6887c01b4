import { processorMs } from '../processor.ts';
import { type Rate, rateOf } from '../reference.ts';

/** What some acts took: each of them, all together, and in processor time of the program and of its database; all in ms. */
export interface Cost {
  readonly times: readonly number[];
  readonly tookMs: number;
  readonly server: number;
  readonly database: number;
}

/** A rate with the processor time in ms that one act took. */
export interface Costly extends Rate {
  readonly server: number;
  readonly database: number;
}

/** The processes whose processor time counts. */
export class Processes {
  readonly #server: number;
  readonly #database: number;

  constructor(server: number, database: number) {
    this.#server = server;
    this.#database = database;
  }

  /** The processor time in ms that both have used so far. */
  used(): { readonly server: number; readonly database: number } {
    return { server: processorMs(this.#server), database: processorMs(this.#database) };
  }
}

/** The sum of several rounds. */
export class Total {
  readonly #times: number[] = [];
  #tookMs = 0;
  #server = 0;
  #database = 0;

  add({ times, tookMs, server, database }: Cost): void {
    this.#times.push(...times);
    this.#tookMs += tookMs;
    this.#server += server;
    this.#database += database;
  }

  rate(): Costly {
    const count = this.#times.length;
    return { ...rateOf(this.#times, this.#tookMs), server: this.#server / count, database: this.#database / count };
  }
}
