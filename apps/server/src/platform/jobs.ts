import type { RawBuilder } from 'kysely';
import { DueJobs } from './due-jobs.ts';
import type { Ports } from './ports.ts';
import { SweepLog } from './operations/sweeps.ts';
import { chosen } from './traces/spans.ts';

/**
 * A sweep: it does what is due and may run at any time, twice, or in two processes at once without harm. It reads what
 * is due from the tables, so nothing is lost if the server stops.
 */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /**
   * While the installation is closed after a restore, whatever moves coins, tells somebody outside or ends what nobody can save waits:
   * it is due until then, and is done after the opening. Rule: admin#after-a-restore.
   */
  readonly whileClosed: 'waits' | 'goesOn';
  /** Whether each process does it for itself, or one process for all. A second one would do no harm, but the work twice. Decision 0130. */
  readonly runsIn: 'each' | 'one';
  /**
   * The condition, in SQL, under which it has something to do. It is asked for together with those of other jobs, and the job runs only
   * where it holds, and after a start or a failure. Without one it always runs.
   */
  readonly due?: (now: Date) => RawBuilder<boolean>;
  readonly run: () => Promise<unknown>;
}

/** A single failure is usually a short outage of the database. Several in a row raise an alarm. */
const FAILURES_UNTIL_ALARM = 3;
/** How often it is written down how the jobs of this process were run. */
const WRITTEN_EVERY_MS = 15_000;

async function writeLog({ log }: Pick<Ports, 'log'>, sweeps: SweepLog): Promise<void> {
  try {
    await sweeps.write();
  } catch (error) {
    log.warn({ err: error }, 'how the jobs were run could not be written down');
  }
}

/** How long a process waits before it looks again whether a job has become its own. */
const LOOKED_EVERY_MS = 1_000;

/** Until the next multiple of this time: jobs come in step, so that one statement asks for all that may be due. */
const untilNext = (everyMs: number): number => Math.ceil(everyMs - (performance.now() % everyMs));

/**
 * Runs each job repeatedly, never two runs of the same job at once, and those of one process only while this one holds their lease. The
 * returned function stops and waits.
 */
export function startJobs(
  ports: Ports,
  jobs: readonly Job[],
  leases: { readonly holds: (name: string) => boolean },
): () => Promise<void> {
  const state = { stopped: false };
  const wakers = new Set<() => void>();
  const sweeps = new SweepLog(ports.db);
  const due = new DueJobs(
    ports,
    jobs.flatMap((job) => (job.due ? [{ name: job.name, due: job.due }] : [])),
  );
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        wakers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      wakers.add(done);
    });
  const loop = async (job: Job): Promise<void> => {
    let failures = 0;
    let hasRun = false;
    while (!state.stopped) {
      if (job.runsIn === 'one' && !leases.holds(job.name)) {
        hasRun = false;
        await pause(LOOKED_EVERY_MS);
        continue;
      }
      const startedAt = ports.clock.now();
      const started = performance.now();
      const note = (error: string | null): void =>
        sweeps.note({ name: job.name, startedAt, tookMs: Math.round(performance.now() - started), failures, error });
      try {
        if (!job.due || !hasRun || (await due.isDue(job.name))) await chosen('job', { job: job.name }, job.run);
        hasRun = true;
        failures = 0;
        note(null);
      } catch (error) {
        if (state.stopped) return;
        failures += 1;
        hasRun = false;
        note(String(error));
        ports.log.error({ err: error, job: job.name }, 'a job failed and will run again');
        if (failures === FAILURES_UNTIL_ALARM)
          ports.alarms.raise('jobFailing', { job: job.name, error: String(error) });
      }
      if (!state.stopped) await pause(job.due ? untilNext(job.everyMs) : job.everyMs);
    }
  };
  const write = async (): Promise<void> => {
    while (!state.stopped) {
      await pause(WRITTEN_EVERY_MS);
      await writeLog(ports, sweeps);
    }
  };
  const running = [...jobs.map(loop), write()];
  return async () => {
    state.stopped = true;
    for (const wake of wakers) wake();
    await Promise.all(running);
  };
}
