import { LIVE_CLOSE, type LiveRequest, liveRequest } from '@greenhall/contract/live';
import { HOUR, SECOND } from '@greenhall/domain/shared/time';
import * as z from 'zod/mini';
import type { Job } from '../jobs.ts';
import type { Ports } from '../ports.ts';
import { Connection, type LiveHub, type Peer } from './hub.ts';
import { forgetEvents, numberEvents, type TicketHolder } from './store.ts';
import { spendLiveTicket } from './tickets.ts';

/** A socket that shows no ticket within this time is closed. */
const TICKET_WITHIN = 5 * SECOND;
const LIMITS = { perMember: 8, perNetwork: 64, channels: 20, waiting: 40 } as const;
const EVENTS_KEPT = HOUR;
const FORGOTTEN_AT_ONCE = 5_000;
/** The server could not do what it should: the standard code of the protocol. */
const FAULT = 1011;

/** Which of these sessions have ended. */
export type EndedSessions = (ids: readonly bigint[]) => Promise<readonly bigint[]>;

/** One socket, from its opening to its end. */
class Visit {
  readonly #door: LiveDoor;
  readonly #connection: Connection;
  readonly peer: Peer;
  readonly network: string;
  readonly openedAt: number;
  holder: TicketHolder | undefined;
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(door: LiveDoor, peer: Peer, network: string, openedAt: number) {
    this.#door = door;
    this.#connection = new Connection(peer);
    this.peer = peer;
    this.network = network;
    this.openedAt = openedAt;
  }

  /** Takes a message; messages have their effect in the order in which they came. */
  receive(text: string): void {
    if (this.#waiting >= LIMITS.waiting) return this.peer.close(LIVE_CLOSE.tooMany);
    this.#waiting += 1;
    this.#turn = this.#turn
      .then(() => this.#handle(text))
      .catch(() => this.peer.close(FAULT))
      .finally(() => (this.#waiting -= 1));
  }

  /** Waits for what has been received. */
  idle(): Promise<void> {
    return this.#turn;
  }

  /** Shows the far end that the line is alive. */
  beat(): void {
    if (this.holder) this.#connection.send({ kind: 'beat' });
  }

  gone(): void {
    this.#door.hub.leaveAll(this.#connection);
    this.#door.visits.delete(this);
  }

  async #handle(text: string): Promise<void> {
    const request = readRequest(text);
    if (!this.#connection.isOpen) return;
    if (!request) return this.peer.close(LIVE_CLOSE.badRequest);
    if (request.kind === 'ticket') return this.#signIn(request.ticket);
    if (!this.holder) return this.peer.close(LIVE_CLOSE.notSignedIn);
    if (!this.#door.isChannel(request.channel)) return this.peer.close(LIVE_CLOSE.badRequest);
    const channel = request.channel === 'member' ? `member:${this.holder.memberNo}` : request.channel;
    if (request.kind === 'leave') return this.#door.hub.leave(this.#connection, channel);
    if (this.#connection.subscriptions.size >= LIMITS.channels) return this.peer.close(LIVE_CLOSE.tooMany);
    const after = request.after === null ? null : BigInt(request.after);
    await this.#door.hub.join(this.#connection, channel, request.channel, after);
  }

  async #signIn(ticket: string): Promise<void> {
    const holder = this.holder ? undefined : await this.#door.admit(ticket);
    if (holder === undefined) return this.peer.close(LIVE_CLOSE.notSignedIn);
    if (this.#door.visitsOf(holder.memberNo) >= LIMITS.perMember) return this.peer.close(LIVE_CLOSE.tooMany);
    this.holder = holder;
    this.#connection.send({ kind: 'ready' });
  }
}

function readRequest(text: string): LiveRequest | undefined {
  try {
    const parsed = z.safeParse(liveRequest, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Lets sockets in and sees to it that none stays longer than its session. */
export class LiveDoor {
  readonly #ports: Ports;
  readonly hub: LiveHub;
  readonly #endedSessions: EndedSessions;
  readonly #channels: readonly RegExp[];
  readonly visits = new Set<Visit>();

  /** `channels` are those that slices have declared. */
  constructor(ports: Ports, hub: LiveHub, channels: readonly RegExp[], endedSessions: EndedSessions) {
    this.#ports = ports;
    this.#channels = channels;
    this.hub = hub;
    this.#endedSessions = endedSessions;
  }

  /** A socket from a network address; `undefined` when too many are open there. */
  open(peer: Peer, network: string): Visit | undefined {
    const there = [...this.visits].filter((visit) => visit.network === network && !visit.holder);
    if (there.length >= LIMITS.perNetwork) return undefined;
    const visit = new Visit(this, peer, network, this.#ports.clock.now().getTime());
    this.visits.add(visit);
    return visit;
  }

  isChannel(name: string): boolean {
    return name === 'member' || this.#channels.some((channel) => channel.test(name));
  }

  visitsOf(memberNo: bigint): number {
    return [...this.visits].filter((visit) => visit.holder?.memberNo === memberNo).length;
  }

  /** Whose ticket it is, if it is good and its session has not ended since. */
  async admit(ticket: string): Promise<TicketHolder | undefined> {
    const holder = await spendLiveTicket(this.#ports, ticket);
    if (!holder || (await this.#endedSessions([holder.sessionId])).length > 0) return undefined;
    return holder;
  }

  /** Closes what has shown no ticket in time and what belongs to a session that has ended. */
  async sweep(): Promise<void> {
    const latest = this.#ports.clock.now().getTime() - TICKET_WITHIN;
    const ids = [...this.visits].flatMap(({ holder }) => (holder ? [holder.sessionId] : []));
    const ended = new Set(ids.length > 0 ? await this.#endedSessions([...new Set(ids)]) : []);
    for (const { holder, openedAt, peer } of this.visits)
      if (holder ? ended.has(holder.sessionId) : openedAt <= latest) peer.close(LIVE_CLOSE.notSignedIn);
  }

  jobs(): Job[] {
    const { db, clock } = this.#ports;
    return [
      { name: 'sweep-live-sockets', everyMs: 2_000, run: () => this.sweep() },
      {
        name: 'beat-live-sockets',
        everyMs: 20_000,
        run: async () => {
          for (const visit of this.visits) visit.beat();
        },
      },
      // A process is woken by every commit; this finds what a lost connection to the database did not tell.
      { name: 'wake-live-readers', everyMs: 1_000, run: async () => this.hub.wake() },
      {
        name: 'forget-live-events',
        everyMs: 10 * 60_000,
        run: async () => {
          const now = clock.now();
          await numberEvents(db);
          await forgetEvents(db, new Date(now.getTime() - EVENTS_KEPT), now, FORGOTTEN_AT_ONCE);
        },
      },
    ];
  }
}
