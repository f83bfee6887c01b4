import type { Logger } from 'pino';

/** What the server depends on and does not have at the moment: its database, or room to write, or its files. */
export type Outage = 'database' | 'storage' | 'files';

/** SQLSTATEs by outage: class 08 and shutdowns, a server that only reads because another has taken its place; a disk that is full or fails. */
const STATES: readonly (readonly [RegExp, Outage])[] = [
  [/^(?:08...|57P0[1235]|53[023]00|25006)$/, 'database'],
  [/^(?:53100|58030)$/, 'storage'],
  [/^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/, 'database'],
  [/^(?:ENOSPC|EDQUOT|EROFS)$/, 'storage'],
];
/** Errors that the driver and its pool report only as text. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** The embedded database has ended. Only a restart of the program reopens it. */
export class DatabaseEndedError extends Error {
  override name = 'DatabaseEndedError';
}

/** The store of files does not answer. Everything else goes on. */
export class FilesAwayError extends Error {
  override name = 'FilesAwayError';
}

/** The outage that caused an error; `undefined` if it is the program's own fault. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseEndedError) return 'database';
  if (error instanceof FilesAwayError) return 'files';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const found = STATES.find(([pattern]) => pattern.test(code))?.[1];
  if (found) return found;
  return MESSAGES.test(error.message) ? 'database' : outageOf(error.cause);
}

/**
 * Executes a write that a read can do without: if there is no room to write, the read goes on and the result is
 * `undefined`.
 */
export async function ifWritable<T>(write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (outageOf(error) === 'storage') return undefined;
    throw error;
  }
}

const LOGGED_EVERY_MS = 10_000;
/** How long the server counts as unable to write after the last failure. */
const REMEMBERED_MS = 15_000;

/** Remembers outages, so that they are reported once and not with each request. */
export class Outages {
  readonly #log: Logger;
  readonly #seen = new Map<Outage, { at: number; loggedAt: number }>();

  constructor(log: Logger) {
    this.#log = log;
  }

  note(outage: Outage, error: unknown): void {
    const at = performance.now();
    const loggedAt = this.#seen.get(outage)?.loggedAt ?? -Infinity;
    const isDue = at - loggedAt >= LOGGED_EVERY_MS;
    if (isDue) this.#log.error({ err: error, outage }, 'requests are refused for want of what the server stands on');
    this.#seen.set(outage, { at, loggedAt: isDue ? at : loggedAt });
  }

  /** Whether writes failed recently because there is no room. A small write may still succeed. */
  get isStorageFull(): boolean {
    return performance.now() - (this.#seen.get('storage')?.at ?? -Infinity) < REMEMBERED_MS;
  }
}
