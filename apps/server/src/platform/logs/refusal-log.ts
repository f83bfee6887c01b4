import { CATALOGUE, type RefusalName } from '@greenhall/domain/shared/codes';
import { MINUTE } from '@greenhall/domain/shared/time';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { defineBound } from '../bounds.ts';

const KEPT_AT_MOST = defineBound({
  name: 'refusal-lines',
  value: 1_000,
  unit: 'lines a minute',
  per: 'process',
  about: 'causes and networks of refusals that are logged each by itself; those above are one line for each cause',
});
const ELSEWHERE = 'others';

interface Line {
  readonly cause: RefusalName;
  readonly network: string;
  /** The route of the first one. */
  readonly route: string;
  times: number;
}

/**
 * Logs the refusals that the catalogue says are about security, such as sign-ins that failed and rights that are missing:
 * one line for each cause, network and minute, however many there were. It says nothing of the member or what was sent.
 */
export class RefusalLog {
  readonly #log: Logger;
  readonly #lines = new Map<string, Line>();

  constructor(log: Logger) {
    this.#log = log;
  }

  note(cause: RefusalName, network: string, route: string): void {
    if (CATALOGUE[cause].severity !== 'security') return;
    const known = this.#lines.get(`${cause} ${network}`);
    const from = known || this.#lines.size < KEPT_AT_MOST ? network : ELSEWHERE;
    const line = this.#lines.get(`${cause} ${from}`) ?? { cause, network: from, route, times: 0 };
    line.times += 1;
    this.#lines.set(`${cause} ${from}`, line);
  }

  /** Writes what was noted since the last time. */
  flush(): void {
    for (const { cause, network, route, times } of this.#lines.values())
      this.#log.warn({ refused: cause, network, route, times }, 'refused');
    this.#lines.clear();
  }

  /** Writes once a minute, and at last when the server closes. */
  writeEachMinute(http: FastifyInstance): void {
    const timer = setInterval(() => this.flush(), MINUTE).unref();
    http.addHook('onClose', async () => {
      clearInterval(timer);
      this.flush();
    });
  }
}
