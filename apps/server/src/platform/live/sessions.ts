import { LIVE_CLOSE, type LiveRequest, liveRequest } from '@greenhall/contract/live';
import { HOUR, SECOND } from '@greenhall/domain/shared/time';
import * as z from 'zod/mini';
import type { Job } from '../jobs.ts';
import type { Ports } from '../ports.ts';
import { Connection, type LiveHub, type Peer } from './hub.ts';
import { forgetEvents, numberEvents, type TicketHolder } from './store.ts';
import { spendLiveTicket } from './tickets.ts';

/** A socket that sends no ticket within this time is closed. */
const TICKET_WITHIN = 5 * SECOND;
const LIMITS = { perMember: 8, perNetwork: 64, channels: 20, waiting: 40 } as const;
const EVENTS_KEPT = HOUR;
const FORGOTTEN_AT_ONCE = 5_000;
/** The protocol's standard code for an internal error. */
const FAULT = 1011;

/** Which of these sessions have ended. */
export type EndedSessions = (ids: readonly bigint[]) => Promise<readonly bigint[]>;

/** One socket, from its opening to its end. */
class LiveSession {
  readonly #all: LiveSessions;
  readonly #connection: Connection;
  readonly peer: Peer;
  readonly network: string;
  readonly openedAt: number;
  holder: TicketHolder | undefined;
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(all: LiveSessions, peer: Peer, network: string, openedAt: number) {
    this.#all = all;
    this.#connection = new Connection(peer);
    this.peer = peer;
    this.network = network;
    this.openedAt = openedAt;
  }

  /** Takes a message. Messages take effect in the order of arrival. */
  receive(text: string): void {
    if (this.#waiting >= LIMITS.waiting) return this.peer.close(LIVE_CLOSE.tooMany);
    this.#waiting += 1;
    this.#turn = this.#turn
      .then(() => this.#handle(text))
      .catch(() => this.peer.close(FAULT))
      .finally(() => (this.#waiting -= 1));
  }

  /** Waits until all received messages are handled. */
  idle(): Promise<void> {
    return this.#turn;
  }

  /** Sends a heartbeat, which shows the client that the connection is alive. */
  beat(): void {
    if (this.holder) this.#connection.send({ kind: 'beat' });
  }

  end(): void {
    this.#all.hub.leaveAll(this.#connection);
    this.#all.sessions.delete(this);
  }

  async #handle(text: string): Promise<void> {
    const request = readRequest(text);
    if (!this.#connection.isOpen) return;
    if (!request) return this.peer.close(LIVE_CLOSE.badRequest);
    if (request.kind === 'ticket') return this.#signIn(request.ticket);
    if (!this.holder) return this.peer.close(LIVE_CLOSE.notSignedIn);
    if (!this.#all.isChannel(request.channel)) return this.peer.close(LIVE_CLOSE.badRequest);
    const channel = request.channel === 'member' ? `member:${this.holder.memberNo}` : request.channel;
    if (request.kind === 'leave') return this.#all.hub.leave(this.#connection, channel);
    if (this.#connection.subscriptions.size >= LIMITS.channels) return this.peer.close(LIVE_CLOSE.tooMany);
    const after = request.after === null ? null : BigInt(request.after);
    await this.#all.hub.join(this.#connection, channel, request.channel, after);
  }

  async #signIn(ticket: string): Promise<void> {
    const holder = this.holder ? undefined : await this.#all.admit(ticket);
    if (holder === undefined) return this.peer.close(LIVE_CLOSE.notSignedIn);
    if (this.#all.countOf(holder.memberNo) >= LIMITS.perMember) return this.peer.close(LIVE_CLOSE.tooMany);
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

/** Accepts live sockets and closes each of them when its session ends. */
export class LiveSessions {
  readonly #ports: Ports;
  readonly hub: LiveHub;
  readonly #endedSessions: EndedSessions;
  readonly #channels: readonly RegExp[];
  readonly sessions = new Set<LiveSession>();

  /** `channels` are the ones that slices have declared. */
  constructor(ports: Ports, hub: LiveHub, channels: readonly RegExp[], endedSessions: EndedSessions) {
    this.#ports = ports;
    this.#channels = channels;
    this.hub = hub;
    this.#endedSessions = endedSessions;
  }

  /** Opens a session for a socket from a network address; `undefined` if too many are open there. */
  open(peer: Peer, network: string): LiveSession | undefined {
    const there = [...this.sessions].filter((session) => session.network === network && !session.holder);
    if (there.length >= LIMITS.perNetwork) return undefined;
    const session = new LiveSession(this, peer, network, this.#ports.clock.now().getTime());
    this.sessions.add(session);
    return session;
  }

  isChannel(name: string): boolean {
    return name === 'member' || name === 'all' || this.#channels.some((channel) => channel.test(name));
  }

  countOf(memberNo: bigint): number {
    return [...this.sessions].filter((session) => session.holder?.memberNo === memberNo).length;
  }

  /** The holder of a ticket, if the ticket is valid and its session has not ended since. */
  async admit(ticket: string): Promise<TicketHolder | undefined> {
    const holder = await spendLiveTicket(this.#ports, ticket);
    if (!holder || (await this.#endedSessions([holder.sessionId])).length > 0) return undefined;
    return holder;
  }

  /** Closes sockets that sent no ticket in time and those whose session has ended. */
  async sweep(): Promise<void> {
    const latest = this.#ports.clock.now().getTime() - TICKET_WITHIN;
    const ids = [...this.sessions].flatMap(({ holder }) => (holder ? [holder.sessionId] : []));
    const ended = new Set(ids.length > 0 ? await this.#endedSessions([...new Set(ids)]) : []);
    for (const { holder, openedAt, peer } of this.sessions)
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
          for (const session of this.sessions) session.beat();
        },
      },
      // Every commit notifies the process. This job finds events whose notification was lost with a database
      // connection.
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
