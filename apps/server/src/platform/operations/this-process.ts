import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Db, oneRow } from '../database/database.ts';
import { type Outage, type Outages, outageOf } from '../outages.ts';
import { MOST_SKEW_MS, skewOf } from './clock-skew.ts';

const READY_MS = 1_000;
/** Who asks whether it serves is answered within two seconds, also where the embedded database is busy with others. */
const ANSWERED_MS = 1_800;

interface Probed {
  /** A connection that requests do not use. */
  readonly db: Db;
  readonly clock: Clock;
  /** What the clock of the machine says, whatever that of the program does. */
  readonly now?: () => number;
}

/** Why a process does not serve. */
type Obstacle = Exclude<Outage, 'files'> | 'clock' | 'ending';

/** Writes a row, because a database that answers reads may still have no room to write. */
async function probe({ db, clock, now = Date.now }: Probed, outages: Outages): Promise<Obstacle | undefined> {
  try {
    const before = now();
    const probed = sql<{ at: Date }>`
      insert into platform_limit (name, subject, window_start, used) values ('ready', '', ${clock.now()}, 1)
      on conflict (name, subject) do update set window_start = excluded.window_start
      returning clock_timestamp() as at`;
    const { at } = await oneRow(db, probed);
    if (outages.isStorageFull) return 'storage';
    return skewOf(before, at, now()) > MOST_SKEW_MS ? 'clock' : undefined;
  } catch (error) {
    return outageOf(error) === 'storage' ? 'storage' : 'database';
  }
}

/** The same, or that the database does not answer. */
async function probeInTime(probed: Probed, outages: Outages): Promise<Obstacle | undefined> {
  const { promise, resolve } = Promise.withResolvers<Obstacle>();
  const timer = setTimeout(() => resolve('database'), ANSWERED_MS);
  try {
    return await Promise.race([probe(probed, outages), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** How many live sockets are open, and of whom; those that have sent no ticket yet are of nobody. */
export interface OpenSockets {
  readonly members: number;
  readonly operators: number;
}

/** Something that waits in the memory of this process, and tells how much. */
export interface Queue {
  readonly waiting: number;
  /** One more is refused. */
  readonly most: number;
}

/** Figures and limits that are held in the memory of this process. */
export class ThisProcess {
  readonly #ports: Probed;
  readonly #outages: Outages;
  #known: { readonly at: number; readonly why: Promise<Obstacle | undefined> } | undefined;
  readonly #queues: Map<string, Queue>;
  readonly #ending = new AbortController();
  #peers = 0;
  #count: () => OpenSockets = () => ({ members: 0, operators: 0 });

  constructor(ports: Probed, outages: Outages, queues: Readonly<Record<string, Queue>> = {}) {
    this.#ports = ports;
    this.#outages = outages;
    this.#queues = new Map(Object.entries(queues));
  }

  /** What prevents it from serving, checked at most once a second however often it is requested. */
  obstacle(): Promise<Obstacle | undefined> {
    if (this.ending.aborted) return Promise.resolve('ending');
    const at = performance.now();
    const known =
      this.#known && at - this.#known.at <= READY_MS
        ? this.#known
        : { at, why: probeInTime(this.#ports, this.#outages) };
    this.#known = known;
    return known.why;
  }

  /** Aborted once the process is to end: what takes long begins nothing more. */
  get ending(): AbortSignal {
    return this.#ending.signal;
  }

  /** Says that the process is to end: from now on it is not ready for more. */
  ends(): void {
    this.#ending.abort();
  }

  /** Says how its open sockets are counted. */
  countsSocketsBy(count: () => OpenSockets): void {
    this.#count = count;
  }

  /** Watches a queue by a name of its own. */
  watchQueue(name: string, queue: Queue): void {
    this.#queues.set(name, queue);
  }

  /** How much waits in each queue, and how much may. */
  get queues(): readonly (Queue & { readonly name: string })[] {
    return Array.from(this.#queues, ([name, { waiting, most }]) => ({ name, waiting, most }));
  }

  /** Says how many other processes answer requests. */
  hasPeers(peers: number): void {
    this.#peers = peers;
  }

  /** The part of all requests that comes to this process where a balancer shares them out. */
  get share(): number {
    return 1 / (this.#peers + 1);
  }

  get sockets(): OpenSockets {
    return this.#count();
  }
}
