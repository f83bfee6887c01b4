import { setTimeout as delay } from 'node:timers/promises';
import type { LiveMessage } from '@greenhall/contract/live';
import { LIVE_CLOSE } from '@greenhall/contract/shared/live';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { OpenDatabase } from '../database/postgres.ts';
import { atEnd, onCommit } from '../database/transact.ts';
import type { Live } from './live.ts';
import {
  countEventsAfter,
  storedRange,
  eventsAfter,
  eventsInsert,
  eventsOf,
  notifyReaders,
  numberEvents,
  quietSince,
  type StoredEvent,
  NOTIFY_CHANNEL,
} from './store.ts';

/** Events that are read at once. */
const BATCH_SIZE = 500;
/** The most missed events that a client gets one by one. Beyond that, it reads everything again. */
const REPLAY = 200;
/** Bytes that may wait for a slow reader before its connection is closed. */
const BUFFER = 256 * 1024;

/** The least time between two notifications of a process. */
const NOTIFY_EVERY_MS = 40;

/** The client's end of a socket. */
export interface Peer {
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
  /** Bytes that are not sent yet. */
  readonly buffered: () => number;
}

type Unnumbered = LiveMessage extends infer M ? (M extends LiveMessage ? Omit<M, 'n'> : never) : never;

/** One channel of one connection. Events that arrive while it catches up wait. */
interface Subscription {
  readonly shownAs: string;
  last: bigint;
  waiting: StoredEvent[] | undefined;
}

/** One socket after its ticket was accepted. */
export class Connection {
  readonly #peer: Peer;
  readonly subscriptions = new Map<string, Subscription>();
  /** The names of events that its session is not told of. */
  hidden: ReadonlySet<string> = new Set();
  isOpen = true;
  #count = 0;

  constructor(peer: Peer) {
    this.#peer = peer;
  }

  /** Sends a message, or closes the connection if its reader is too slow. */
  send(message: Unnumbered): void {
    if (this.#peer.buffered() > BUFFER) return this.#peer.close(LIVE_CLOSE.slow);
    this.#count += 1;
    this.#peer.send(JSON.stringify({ n: this.#count, ...message }));
  }

  /** Sends an event of a channel unless it was sent before or is hidden. */
  deliver(subscription: Subscription, { sequence, event }: StoredEvent): void {
    if (sequence <= subscription.last) return;
    subscription.last = sequence;
    if (this.hidden.has(event.what)) return;
    this.send({ kind: 'event', channel: subscription.shownAs, sequence: Number(sequence), event });
  }
}

/** Delivers the events of every process to the connections of this one. */
export class LiveHub implements Live {
  readonly #db: Db;
  readonly #notices: Db;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #isEmbedded: boolean;
  readonly #listeners = new Map<string, Set<Connection>>();
  /** The last event that was delivered; undefined while there are no listeners. */
  #cursor: bigint | undefined;
  #isDue = false;
  #mustNotify = false;
  #notifying: Promise<void> | undefined;
  #pumping: Promise<void> | undefined;

  constructor(database: Pick<OpenDatabase, 'db' | 'notices' | 'engine'>, clock: Clock, log: Logger) {
    this.#db = database.db;
    this.#notices = database.notices;
    this.#clock = clock;
    this.#log = log;
    this.#isEmbedded = database.engine === 'embedded';
  }

  publish: Live['publish'] = async (tx, ...news) => {
    atEnd(tx, { insert: eventsInsert(news, this.#clock.now()) });
    onCommit(tx, () => this.announce());
  };

  /**
   * Notifies every process after a commit, of events that the database itself may have published with it, too. It must not happen in the
   * transaction itself, where it would hold a database-wide lock until the commit. Commits during a call share the next one.
   */
  announce(): void {
    if (this.#isEmbedded) return this.wake();
    this.#mustNotify = true;
    this.#notifying ??= this.#notify().finally(() => (this.#notifying = undefined));
  }

  async #notify(): Promise<void> {
    while (this.#mustNotify) {
      this.#mustNotify = false;
      try {
        await notifyReaders(this.#notices);
      } catch (error) {
        // Every process also polls, so nothing is lost.
        this.#log.warn({ err: error }, 'live events will be late');
      }
      // Commits of all processes queue behind each notification, so many of them share one.
      await delay(NOTIFY_EVERY_MS);
    }
  }

  /** Delivers new events. Calls during a delivery cause one more round. */
  wake(): void {
    if (this.#listeners.size === 0) return;
    this.#isDue = true;
    this.#pumping ??= this.#pump().finally(() => (this.#pumping = undefined));
  }

  /** How many events this process has not delivered yet; 0 while nobody listens. */
  async behind(): Promise<number> {
    return this.#cursor === undefined ? 0 : countEventsAfter(this.#db, this.#cursor);
  }

  /** Waits for the work in progress. */
  async idle(): Promise<void> {
    await this.#notifying;
    await this.#pumping;
  }

  async #pump(): Promise<void> {
    try {
      while (this.#isDue) {
        this.#isDue = false;
        await numberEvents(this.#db);
        for (let events = [] as StoredEvent[]; this.#cursor !== undefined;) {
          events = await eventsAfter(this.#db, this.#cursor, BATCH_SIZE);
          for (const event of events) this.#deliver(event);
          if (events.length < BATCH_SIZE) break;
        }
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'live events are late');
    }
  }

  #deliver(event: StoredEvent): void {
    if (this.#cursor !== undefined) this.#cursor = event.sequence;
    const channels = event.channel === null ? (event.members ?? []).map((no) => `member:${no}`) : [event.channel];
    for (const channel of channels)
      for (const connection of this.#listeners.get(channel) ?? []) {
        const subscription = connection.subscriptions.get(channel);
        if (subscription?.waiting) subscription.waiting.push(event);
        else if (subscription) connection.deliver(subscription, event);
      }
  }

  /**
   * Subscribes a connection to a channel, after the last event it has seen. It is registered before past events are
   * read, so that no event is missed; duplicates are dropped by their number.
   */
  async join(connection: Connection, channel: string, shownAs: string, after: bigint | null): Promise<void> {
    const isFirst = this.#cursor === undefined;
    if (isFirst) {
      // Nobody numbered what happened while nobody listened: it is past, not news.
      await numberEvents(this.#db);
      const { last } = await storedRange(this.#db);
      if (!connection.isOpen) return;
      this.#cursor ??= last;
    }
    const subscription: Subscription = { shownAs, last: after ?? 0n, waiting: [] };
    connection.subscriptions.set(channel, subscription);
    this.#listeners.set(channel, (this.#listeners.get(channel) ?? new Set()).add(connection));
    const kept = await storedRange(this.#db);
    const known = after !== null && after + 1n >= kept.first && after <= kept.last;
    const past = known && after < kept.last ? await eventsOf(this.#db, channel, after, REPLAY + 1) : [];
    const missed = after !== null && (!known || past.length > REPLAY);
    if (after === null || missed) subscription.last = kept.last;
    const quiet = after === null || missed ? await quietSince(this.#db, channel, kept.last) : 0;
    connection.send({ kind: 'joined', channel: shownAs, at: Number(subscription.last), missed, quiet });
    for (const event of [...past, ...(subscription.waiting ?? [])]) connection.deliver(subscription, event);
    subscription.waiting = undefined;
    // While nobody listened, notifications were ignored.
    if (isFirst) this.wake();
  }

  leave(connection: Connection, channel: string): void {
    connection.subscriptions.delete(channel);
    const listeners = this.#listeners.get(channel);
    listeners?.delete(connection);
    if (listeners?.size === 0) this.#listeners.delete(channel);
    if (this.#listeners.size === 0) this.#cursor = undefined;
  }

  leaveAll(connection: Connection): void {
    connection.isOpen = false;
    for (const channel of connection.subscriptions.keys()) this.leave(connection, channel);
  }
}

/** If a process ends between a commit and its notification, the others find the event by polling. */
const POLL_EVERY_MS = 5_000;

/** Opens the hub of a process, which is notified after the commits of every process. */
export async function openLive(
  database: OpenDatabase,
  clock: Clock,
  log: Logger,
): Promise<{ hub: LiveHub; close: () => Promise<void> }> {
  const hub = new LiveHub(database, clock, log);
  const stopListening = await database.listen(NOTIFY_CHANNEL, () => hub.wake());
  const looking = setInterval(() => hub.wake(), POLL_EVERY_MS);
  return {
    hub,
    close: async () => {
      clearInterval(looking);
      await stopListening();
      await hub.idle();
    },
  };
}
