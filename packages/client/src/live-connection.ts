import type { MemberEventName } from '@greenhall/contract/generated/live';
import type { LiveEvent, LiveEventName, LiveMessage, LiveRequest } from '@greenhall/contract/live';
import type { LiveChannel } from '@greenhall/contract/routes';
import { LIVE_CLOSE } from '@greenhall/contract/shared/live';
import { TIMEOUT } from './request.ts';

/**
 * Receives an event, or `missed` if events may have been lost: what was asked for before `newest` (ms since the epoch), when the
 * channel's newest event came, must be read again.
 */
export type LiveListener<Name extends LiveEventName = MemberEventName> = (
  event: LiveEvent<Name> | 'missed',
  newest: number,
) => void;

/** The part of a socket that is used here. */
export interface LiveSocket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** The events of a socket. */
export interface LiveSocketEvents {
  readonly opened: () => void;
  readonly received: (text: string) => void;
  /** The code is the server's reason; one of the network's own if the connection was lost. */
  readonly closed: (code: number) => void;
}

export interface LivePorts {
  readonly ticket: () => Promise<string>;
  readonly open: (events: LiveSocketEvents) => LiveSocket;
  /** Runs something later; the returned function cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
}

const RETRY = { first: 1_000, most: 30_000 } as const;
/** After so many failures the wait is the longest. */
const LONGEST_AFTER = 5;
/** For some time a server that few have lost is asked again after so many milliseconds at most. */
const FEW = { spread: 100, most: 1_500, failures: 40 } as const;
/** A connection that stays open so long makes earlier failures forgotten. */
const SETTLED_AFTER = 60_000;
/** Who has sent too much, or has too many sockets, comes back after this time, or up to as much again later. */
const TOO_MANY_WAIT = 30_000;

interface ChannelState<Name extends LiveEventName> {
  /** The number of the last delivered event; `null` until the server has sent the channel's position. */
  after: number | null;
  /** When its newest event came, by the clock of this device. */
  newest: number;
  readonly listeners: Set<LiveListener<Name>>;
}

/**
 * One socket for all channels of a page, on which the events of members or those of operators come. It reconnects by itself and resumes
 * after the last delivered event.
 */
export class LiveConnection<Name extends LiveEventName = MemberEventName> {
  readonly #ports: LivePorts;
  readonly #onState: (isOpen: boolean) => void;
  readonly #channels = new Map<LiveChannel, ChannelState<Name>>();
  #socket: LiveSocket | undefined;
  /** Messages of this socket so far. */
  #count = 0;
  #isReady = false;
  #isConnecting = false;
  #isStopped = false;
  #failures = 0;
  #readyAt = 0;
  /** All clients of a server lose it in one moment: the server says within how many milliseconds they come back. */
  #spread = 5_000;
  /** When the last message came, or the socket was opened. */
  #receivedAt = 0;
  /** The server has said that it is too much: nothing comes before the end of the wait. */
  #isBarred = false;
  #cancelTimer = () => {};

  constructor(ports: LivePorts, onState: (isOpen: boolean) => void) {
    this.#ports = ports;
    this.#onState = onState;
  }

  /** Subscribes to a channel until the returned function is called. */
  listen(channel: LiveChannel, listener: LiveListener<Name>): () => void {
    const state: ChannelState<Name> = this.#channels.get(channel) ?? { after: null, newest: 0, listeners: new Set() };
    if (state.listeners.size === 0) {
      this.#channels.set(channel, state);
      if (this.#isReady) this.#send({ kind: 'join', channel, after: null });
    }
    state.listeners.add(listener);
    if (state.after !== null) listener('missed', state.newest);
    if (!this.#socket && !this.#isConnecting && !this.#isStopped) void this.connect();
    return () => {
      state.listeners.delete(listener);
      if (state.listeners.size > 0 || this.#channels.get(channel) !== state) return;
      this.#channels.delete(channel);
      if (this.#isReady) this.#send({ kind: 'leave', channel });
    };
  }

  /** Connects now instead of at the end of the wait. */
  async connect(): Promise<void> {
    if (this.#socket || this.#isConnecting || this.#isStopped || this.#isBarred) return;
    this.#cancelTimer();
    this.#isConnecting = true;
    try {
      const ticket = await this.#ports.ticket();
      if (!this.#isStopped) this.#open(ticket);
    } catch {
      this.#retry();
    } finally {
      this.#isConnecting = false;
    }
  }

  /** Connects now. A socket on which nothing has come for longer than `silent` (ms) is given up before. */
  resume(silent: number): void {
    if (this.#socket && this.#ports.now() - this.#receivedAt > silent) this.#drop();
    void this.connect();
  }

  /** Closes the connection for good. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelTimer();
    this.#channels.clear();
    this.#drop();
  }

  #open(ticket: string): void {
    this.#count = 0;
    this.#expectMessage();
    // A socket that was given up may still deliver messages.
    const isCurrent = () => this.#socket === socket;
    const socket = this.#ports.open({
      opened: () => isCurrent() && this.#send({ kind: 'ticket', ticket }),
      received: (text) => isCurrent() && this.#receive(JSON.parse(text) as LiveMessage),
      closed: (code) => isCurrent() && (code === LIVE_CLOSE.tooMany ? this.#sentAway() : this.#lost()),
    });
    this.#socket = socket;
  }

  #send(request: LiveRequest): void {
    this.#socket?.send(JSON.stringify(request));
  }

  #receive(message: LiveMessage): void {
    this.#expectMessage();
    if (message.n <= this.#count) return;
    // A message is missing. The replay after a new connection covers it.
    if (message.n > this.#count + 1) return this.#lost();
    this.#count = message.n;
    if (message.kind === 'ready' || message.kind === 'beat') this.#spread = message.spread;
    if (message.kind === 'ready') this.#ready();
    if (message.kind !== 'joined' && message.kind !== 'event') return;
    const state = this.#channels.get(message.channel as LiveChannel);
    if (!state) return;
    if (message.kind === 'joined') {
      const isFirst = state.after === null;
      state.after = message.at;
      if (!isFirst && !message.missed) return;
      state.newest = this.#ports.now() - message.quiet;
      this.#notify(state, 'missed');
    } else if (message.sequence > (state.after ?? 0)) {
      state.after = message.sequence;
      state.newest = this.#ports.now();
      this.#notify(state, message.event as LiveEvent<Name>);
    }
  }

  #notify({ listeners, newest }: ChannelState<Name>, event: LiveEvent<Name> | 'missed'): void {
    for (const listener of listeners) listener(event, newest);
  }

  #ready(): void {
    this.#isReady = true;
    this.#readyAt = this.#ports.now();
    // Since it answers, few may ask it soon again.
    this.#failures = Math.min(this.#failures, LONGEST_AFTER);
    for (const [channel, { after }] of this.#channels) this.#send({ kind: 'join', channel, after });
    this.#onState(true);
  }

  /** The server sends a heartbeat every 20 s. A connection that is silent for as long as a request may take is dead. */
  #expectMessage(): void {
    this.#receivedAt = this.#ports.now();
    this.#cancelTimer();
    this.#cancelTimer = this.#ports.later(() => this.#lost(), TIMEOUT);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (this.#isReady) {
      if (this.#ports.now() - this.#readyAt >= SETTLED_AFTER) this.#failures = 0;
      this.#onState(false);
    }
    this.#isReady = false;
    socket?.close();
  }

  #lost(): void {
    const wasReady = this.#isReady;
    this.#drop();
    this.#retry(wasReady);
  }

  #sentAway(): void {
    this.#drop();
    this.#isBarred = true;
    this.#connectIn(TOO_MANY_WAIT * (1 + this.#ports.random()));
  }

  /**
   * The wait grows with each failure and is random, so that clients that lost the same server do not reconnect
   * together.
   */
  #retry(wasReady = false): void {
    if (this.#isStopped) return;
    const most = this.#spread <= FEW.spread && this.#failures < FEW.failures ? FEW.most : RETRY.most;
    const longest = Math.min(most, RETRY.first * 2 ** this.#failures);
    const [from, to] = wasReady && this.#failures === 0 ? [this.#spread / 10, this.#spread] : [longest / 2, longest];
    this.#failures += 1;
    this.#connectIn(from + (to - from) * this.#ports.random());
  }

  #connectIn(ms: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#ports.later(() => {
      this.#isBarred = false;
      void this.connect();
    }, ms);
  }
}
