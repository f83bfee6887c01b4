import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { accept } from '@greenhall/domain/shared/result';
import type { Logger } from 'pino';
import { BUILD } from '../build.ts';
import type { Db } from '../database/database.ts';
import { newestMigration } from '../database/migrations.ts';
import { connectionsOfServer } from '../database/postgres.ts';
import { transact } from '../database/transact.ts';
import type { Job } from '../jobs.ts';
import type { ThisProcess } from '../operations/this-process.ts';
import type { Settings } from '../settings/settings.ts';
import { type ProcessPlace, enterProcess, insertProcess, leaveProcess, livingProcesses, seeProcess } from './store.ts';

/** How long a lease lasts, and that of a job which runs each few seconds. */
const LEASE_S = 30;
const SHORT_LEASE_S = 10;
const FEW_SECONDS_MS = 5_000;
/** A process says that it is there, and renews its shortest leases. */
const BEAT_MS = (SHORT_LEASE_S * 1_000) / 3;
/** The others are renewed each third time. */
const BEATS_OF_LONG = LEASE_S / SHORT_LEASE_S;
/** What is left of a lease when it no longer counts here: a job that begins then would begin without one. */
const MARGIN_MS = 1_000;

/** Who ends does not wait for a database that is away: what it held runs out. */
const LEAVE_WITHIN_MS = 2_000;

/** Which jobs a process may do. */
export interface Leases {
  readonly holds: (name: string) => boolean;
  /** Gives everything back. */
  readonly close: () => Promise<void>;
}

/** The one process of an embedded database does everything. */
export const NO_LEASES: Leases = { holds: () => true, close: async () => undefined };

type Work = Pick<Job, 'name' | 'everyMs'>;

interface Held {
  /** By the clock of this process, and from before the question was sent: earlier than the lease ends. */
  readonly untilMs: number;
}

const secondsOf = ({ everyMs }: Work): number => (everyMs <= FEW_SECONDS_MS ? SHORT_LEASE_S : LEASE_S);

/** Keeps the process entered and its leases renewed. Decision 0130. */
class HeldLeases implements Leases {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #place: ProcessPlace;
  readonly #works: readonly Work[];
  readonly #onPeers: (peers: number) => void;
  readonly #held = new Map<string, Held>();
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  #isClosed = false;
  #under: Promise<unknown> = Promise.resolve();

  constructor(db: Db, log: Logger, place: ProcessPlace, works: readonly Work[], onPeers: (peers: number) => void) {
    this.#db = db;
    this.#log = log;
    this.#place = place;
    this.#works = works;
    this.#onPeers = onPeers;
  }

  async begin(): Promise<void> {
    await transact(this.#db, async (tx) => accept(await enterProcess(tx, this.#place)));
    await this.#beat();
    // One after another, and none beside one that takes long.
    this.#timer = setInterval(() => {
      this.#under = this.#under.then(() => (this.#isClosed ? undefined : this.#quietly(() => this.#beat())));
    }, BEAT_MS);
  }

  holds = (name: string): boolean => (this.#held.get(name)?.untilMs ?? 0) > performance.now();

  close = async (): Promise<void> => {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#under;
    this.#held.clear();
    const leaving = this.#quietly(() =>
      transact(this.#db, async (tx) => accept(await leaveProcess(tx, this.#place.id))),
    );
    await Promise.race([leaving, delay(LEAVE_WITHIN_MS, undefined, { ref: false })]);
  };

  /** A process that was put aside by another one in its place, or forgotten while it slept, enters again. */
  async #beat(): Promise<void> {
    const asked = performance.now();
    const isWithLong = this.#beats % BEATS_OF_LONG === 0;
    this.#beats += 1;
    const wanted = this.#works
      .map((work) => ({ name: work.name, seconds: secondsOf(work) }))
      .filter(({ seconds }) => isWithLong || seconds === SHORT_LEASE_S);
    const { isKnown, peers, held } = await seeProcess(this.#db, this.#place.id, wanted);
    for (const { name, seconds } of wanted)
      if (held.includes(name)) this.#held.set(name, { untilMs: asked + seconds * 1_000 - MARGIN_MS });
      else this.#held.delete(name);
    this.#onPeers(peers);
    if (!isKnown) await insertProcess(this.#db, this.#place);
  }

  /** What fails is tried again the next time; a lease that is not renewed ends. */
  async #quietly(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.#log.warn({ err: error }, 'what this process may do could not be settled');
    }
  }
}

interface OwnPorts {
  /** On a connection that waits for no request, or a busy process would lose what it holds. */
  readonly db: Db;
  readonly engine: 'embedded' | 'postgresql';
  readonly log: Logger;
  readonly settings: Settings;
  readonly thisProcess: Pick<ThisProcess, 'hasPeers'>;
}

/** Says at the start that all processes together may want more connections than there are. Behind a pooler they share them. */
async function countConnections({ db, log, settings }: Pick<OwnPorts, 'db' | 'log' | 'settings'>): Promise<void> {
  if (!settings.keepsPlans) return;
  const { living, most } = await livingProcesses(db);
  const wanted = living * connectionsOfServer(settings.databasePool);
  if (wanted > most)
    log.warn(
      { living, wanted, most },
      'all processes together may want more connections than the database gives: lower DATABASE_POOL, raise max_connections, or use a pooler',
    );
}

/** Enters this process, and takes the leases of the jobs for which one process is enough. */
export async function openLeases(
  { db, engine, log, settings, thisProcess }: OwnPorts,
  jobs: readonly Job[],
): Promise<Leases> {
  if (engine === 'embedded') return NO_LEASES;
  const works = jobs.filter(({ runsIn }) => runsIn === 'one');
  const { port, processKind: kind } = settings;
  const place = { id: randomUUID(), kind, host: hostname(), port, version: BUILD.version, newest: newestMigration() };
  const leases = new HeldLeases(db, log, place, kind === 'web' ? [] : works, (peers) => thisProcess.hasPeers(peers));
  await leases.begin();
  await countConnections({ db, log, settings });
  return leases;
}
