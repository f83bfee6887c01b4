import { setTimeout as delay } from 'node:timers/promises';
import { type LiveRequest, liveRequest } from '@greenhall/contract/live';
import { LIVE_CLOSE } from '@greenhall/contract/shared/live';
import { type Role, mayDo } from '@greenhall/domain/admin/roles';
import type { DeskChannels, LiveDeclaration } from '@greenhall/contract/shared/live';
import { SECOND } from '@greenhall/domain/shared/time';
import * as z from 'zod/mini';
import { TokenBuckets, monotonic } from '../admission/token-buckets.ts';
import { defineBound } from '../bounds.ts';
import type { Job } from '../jobs.ts';
import type { OpenSockets } from '../operations/this-process.ts';
import type { Ports } from '../ports.ts';
import { Connection, type LiveHub, type Peer } from './hub.ts';
import { Presence } from './presence.ts';
import { SocketRegistry } from './registry.ts';
import { EVENTS_TTL, forgetEvents, numberEvents, type TicketHolder } from './store.ts';
import { holderKey, spendLiveTicket } from './tickets.ts';

/** A socket that sends nothing within this time is closed. */
const TICKET_WITHIN = 5 * SECOND;
const LIMITS = {
  perHolder: 8,
  perNetwork: 64,
  channels: 20,
  waiting: defineBound({
    name: 'live-waiting',
    value: 40,
    unit: 'waiting',
    per: 'live socket',
    about: 'messages whose turn has not come; one more closes the socket',
  }),
};
/** Eight tabs that come back after a restart of the server join all their channels at once. */
const RATE = {
  perSecond: defineBound({
    name: 'live-messages',
    value: 20,
    unit: 'a second',
    per: 'member or operator',
    about: 'messages of all its live sockets, for long; those above wait',
  }),
  burst: defineBound({
    name: 'live-messages-at-once',
    value: 200,
    unit: 'at once',
    per: 'member or operator',
    about: 'messages of all its live sockets after a pause',
  }),
};
/** So many sockets come back in so many milliseconds. */
const SPREAD = { sockets: 200, ms: 100, most: 5 * SECOND };
const FORGOTTEN_AT_ONCE = 5_000;
/** The protocol's standard code for an internal error. */
const FAULT = 1011;
/** The protocol's standard code for a server that is being restarted: clients come back after a moment. */
export const LIVE_RESTARTS = 1012;

/** Which sessions behind sockets still live. */
export interface OpenSessions {
  /** Which of these sessions of members have ended. */
  readonly endedMembers: (ids: readonly bigint[]) => Promise<readonly bigint[]>;
  /** Whether a session of a member acts for the account of another; `undefined` if it has ended. */
  readonly isActing: (id: bigint) => Promise<boolean | undefined>;
  /** The present roles of the operators behind these sessions; a session that has ended is absent. */
  readonly operatorRoles: (ids: readonly bigint[]) => Promise<ReadonlyMap<bigint, readonly Role[]>>;
}

/** Sessions that are asked for at once. */
const ASKED_AT_ONCE = 1_000;

function* groupsOf(ids: readonly bigint[]): Generator<readonly bigint[]> {
  for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) yield ids.slice(from, from + ASKED_AT_ONCE);
}

const NOTHING: ReadonlySet<string> = new Set();

/** A holder whose ticket was accepted; the roles of an operator are those of that moment. */
type Admitted = TicketHolder & {
  readonly roles: readonly Role[];
  /** The events that its session is not told of. */
  readonly hidden: ReadonlySet<string>;
};

/** How time passes for those who send too much. */
export interface MessageTiming {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

const USUAL_TIMING: MessageTiming = {
  now: monotonic,
  // A socket that waits must not keep the program from ending.
  wait: (ms) => delay(ms, undefined, { ref: false }),
};

/** One socket, from its opening to its end. */
class LiveSession {
  readonly #all: LiveSessions;
  readonly #connection: Connection;
  readonly peer: Peer;
  readonly network: string;
  readonly openedAt: number;
  readonly id: string;
  holder: Admitted | undefined;
  /** Whether it has sent anything. Its first message is its ticket or ends it, however long that waits for a busy server. */
  hasSpoken = false;
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(
    all: LiveSessions,
    { peer, network, openedAt, id }: Pick<LiveSession, 'peer' | 'network' | 'openedAt' | 'id'>,
  ) {
    this.#all = all;
    this.#connection = new Connection(peer);
    this.peer = peer;
    this.network = network;
    this.openedAt = openedAt;
    this.id = id;
  }

  /** Takes a message. Messages take effect in the order of arrival. */
  receive(text: string): void {
    if (this.#waiting >= LIMITS.waiting) return this.peer.close(LIVE_CLOSE.tooMany);
    this.hasSpoken = true;
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
    if (this.holder) this.#connection.send({ kind: 'beat', spread: this.#all.spread });
  }

  end(): void {
    this.#all.hub.leaveAll(this.#connection);
    this.#all.registry.remove(this);
    // Behind the messages that came before it, one of which may be opening something. What cannot be removed lapses.
    if (this.holder?.kind === 'operator')
      this.#turn = this.#turn.then(() => this.#all.presence.left(this.id)).catch(() => undefined);
  }

  async #handle(text: string): Promise<void> {
    if (!this.#connection.isOpen) return;
    if (this.holder) await this.#all.turnOf(this.holder);
    if (!this.#connection.isOpen) return;
    const request = readRequest(text);
    if (!request) return this.peer.close(LIVE_CLOSE.badRequest);
    if (request.kind === 'ticket') return this.#signIn(request.ticket);
    if (!this.holder) return this.peer.close(LIVE_CLOSE.notSignedIn);
    const channel = this.#all.channelOf(this.holder, request.channel);
    if (channel === undefined) return this.peer.close(LIVE_CLOSE.badRequest);
    if (request.kind === 'leave') {
      this.#all.hub.leave(this.#connection, channel);
      return this.#all.presence.left(this.id, channel);
    }
    if (this.#connection.subscriptions.size >= LIMITS.channels) return this.peer.close(LIVE_CLOSE.tooMany);
    const after = request.after === null ? null : BigInt(request.after);
    await this.#all.hub.join(this.#connection, channel, request.channel, after);
    const { holder } = this;
    if (holder.kind === 'operator') await this.#all.presence.joined(this.id, channel, holder.operatorId);
  }

  async #signIn(ticket: string): Promise<void> {
    const holder = this.holder ? undefined : await this.#all.admit(ticket);
    if (holder === undefined) return this.peer.close(LIVE_CLOSE.notSignedIn);
    // It may have been closed while its ticket was looked up.
    if (!this.#connection.isOpen) return;
    if (this.#all.registry.countOf(holder) >= LIMITS.perHolder) return this.peer.close(LIVE_CLOSE.tooMany);
    this.holder = holder;
    this.#all.registry.admit(this, holder);
    this.#connection.hidden = holder.hidden;
    this.#connection.send({ kind: 'ready', spread: this.#all.spread });
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
  readonly #open: OpenSessions;
  readonly #channels: readonly RegExp[];
  readonly #deskChannels: readonly DeskChannels[];
  /** What concerns a member alone: a session that acts for its account is not told of it. */
  readonly #own: ReadonlySet<string>;
  readonly registry = new SocketRegistry<Admitted, LiveSession>();
  readonly presence: Presence;
  readonly #messages: TokenBuckets;
  readonly #wait: MessageTiming['wait'];

  /** `declared` is what the slices have declared. */
  constructor(
    ports: Ports,
    hub: LiveHub,
    declared: readonly LiveDeclaration[],
    open: OpenSessions,
    { now, wait } = USUAL_TIMING,
  ) {
    this.#ports = ports;
    this.#channels = declared.flatMap(({ channels }) => channels);
    this.#deskChannels = declared.flatMap(({ deskChannels = [] }) => deskChannels);
    this.#own = new Set(declared.flatMap(({ own = [] }) => own));
    this.hub = hub;
    this.presence = new Presence(ports);
    this.#open = open;
    this.#messages = new TokenBuckets(RATE, now);
    this.#wait = wait;
  }

  /** How many are open, and of whom. */
  get counted(): OpenSockets {
    return this.registry.counted;
  }

  /** Within how many milliseconds those who lose this process come back: the more there are, the longer it takes to admit them. */
  get spread(): number {
    return Math.min(SPREAD.most, Math.ceil(this.sessions.size / SPREAD.sockets) * SPREAD.ms);
  }

  get sessions(): ReadonlySet<LiveSession> {
    return this.registry.all;
  }

  /** Opens a session for a socket from a network address; `undefined` if too many are open there. */
  open(peer: Peer, network: string): LiveSession | undefined {
    if (this.registry.strangersOf(network) >= LIMITS.perNetwork) return undefined;
    const { clock, random } = this.#ports;
    const session = new LiveSession(this, { peer, network, openedAt: clock.now().getTime(), id: random.token(12) });
    this.registry.add(session);
    return session;
  }

  /**
   * The stored name of a channel that the holder may join: members join their own, that of all members and those of
   * slices; operators join those that their roles reach, and no others.
   */
  channelOf(holder: Admitted, name: string): string | undefined {
    if (holder.kind === 'operator') {
      const found = this.#deskChannels.find(({ pattern }) => pattern.test(name));
      return found && mayDo(holder.roles, found.act, 'read') ? name : undefined;
    }
    if (name === 'member') return `member:${holder.memberNo}`;
    return name === 'all' || this.#channels.some((channel) => channel.test(name)) ? name : undefined;
  }

  /** Waits until a message of the holder may take effect, counted over all its sockets. */
  async turnOf(holder: TicketHolder): Promise<void> {
    const ms = this.#messages.reserve(holderKey(holder));
    if (ms > 0) await this.#wait(ms);
  }

  /** The holder of a ticket, if the ticket is valid and its session has not ended since. */
  async admit(ticket: string): Promise<Admitted | undefined> {
    const holder = await spendLiveTicket(this.#ports, ticket);
    if (holder === undefined) return undefined;
    const { sessionId } = holder;
    if (holder.kind === 'operator') {
      const roles = (await this.#open.operatorRoles([sessionId])).get(sessionId);
      return roles && { ...holder, roles, hidden: NOTHING };
    }
    const isActing = await this.#open.isActing(sessionId);
    return isActing === undefined ? undefined : { ...holder, roles: [], hidden: isActing ? this.#own : NOTHING };
  }

  /**
   * Closes sockets that sent nothing in time, those whose session has ended, and those of operators whose roles have
   * changed, who come back with a new ticket.
   */
  async sweep(): Promise<void> {
    const latest = this.#ports.clock.now().getTime() - TICKET_WITHIN;
    for (const { openedAt, hasSpoken, peer } of this.registry.strangers())
      if (openedAt <= latest && !hasSpoken) peer.close(LIVE_CLOSE.notSignedIn);
    for (const ids of groupsOf(this.registry.sessionsOf('member')))
      for (const id of await this.#open.endedMembers(ids)) this.#endAll('member', id);
    for (const ids of groupsOf(this.registry.sessionsOf('operator'))) {
      const rolesNow = await this.#open.operatorRoles(ids);
      for (const id of ids) this.#endAll('operator', id, rolesNow.get(id));
    }
  }

  /** Closes the sockets of a session, but for those that were opened with the roles it has now. */
  #endAll(kind: TicketHolder['kind'], id: bigint, roles?: readonly Role[]): void {
    for (const { holder, peer } of this.registry.ofSession(kind, id))
      if (roles === undefined || roles.join() !== holder?.roles.join()) peer.close(LIVE_CLOSE.notSignedIn);
  }

  jobs(): Job[] {
    const { db, clock } = this.#ports;
    return [
      // A socket ends within two seconds of its session: the pause and the run together are shorter.
      { name: 'sweep-live-sockets', everyMs: 1_000, whileClosed: 'goesOn', runsIn: 'each', run: () => this.sweep() },
      {
        name: 'beat-live-sockets',
        everyMs: 20_000,
        whileClosed: 'goesOn',
        runsIn: 'each',
        run: async () => {
          for (const session of this.sessions) session.beat();
        },
      },
      // Several times within the time for which something counts as open.
      {
        name: 'keep-presence',
        everyMs: 10_000,
        whileClosed: 'goesOn',
        runsIn: 'each',
        run: () => this.presence.keep(),
      },
      // Every commit notifies the process. This job finds events whose notification was lost with a database
      // connection.
      {
        name: 'wake-live-readers',
        everyMs: 1_000,
        whileClosed: 'goesOn',
        runsIn: 'each',
        run: async () => this.hub.wake(),
      },
      {
        name: 'forget-live-events',
        everyMs: 10 * 60_000,
        whileClosed: 'goesOn',
        runsIn: 'one',
        run: async () => {
          const now = clock.now();
          await numberEvents(db);
          await forgetEvents(db, new Date(now.getTime() - EVENTS_TTL), now, FORGOTTEN_AT_ONCE);
        },
      },
    ];
  }
}
