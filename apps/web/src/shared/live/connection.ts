import type { LiveChannel, LiveEvent, LiveMessage, LiveRequest } from '@greenhall/contract/live';

/** Hears an event, or `missed`: something may have happened that is not told, so read again. */
export type LiveListener = (event: LiveEvent | 'missed') => void;

/** A socket as far as it is used here. */
export interface Line {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What a line tells of itself. */
export interface LineEvents {
  readonly opened: () => void;
  readonly told: (text: string) => void;
  readonly closed: () => void;
}

export interface Outside {
  readonly ticket: () => Promise<string>;
  readonly open: (events: LineEvents) => Line;
  /** Runs something later; the returned function calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
}

/** The server beats every 20 s: after twice that and some, the line is dead. */
const DEAD_AFTER = 45_000;
const RETRY = { first: 1_000, most: 30_000 } as const;

interface Heard {
  /** The last number that was shown; `null` before the server has said where the channel stands. */
  after: number | null;
  readonly listeners: Set<LiveListener>;
}

/** One socket for all channels of a page. It comes back by itself and goes on from what was shown last. */
export class LiveConnection {
  readonly #outside: Outside;
  readonly #onState: (isOpen: boolean) => void;
  readonly #channels = new Map<LiveChannel, Heard>();
  #line: Line | undefined;
  /** Messages of this line so far. */
  #count = 0;
  #isReady = false;
  #isConnecting = false;
  #isStopped = false;
  #failures = 0;
  #callOff = () => {};

  constructor(outside: Outside, onState: (isOpen: boolean) => void) {
    this.#outside = outside;
    this.#onState = onState;
  }

  /** Hears a channel until the returned function is called. */
  listen(channel: LiveChannel, listener: LiveListener): () => void {
    const heard = this.#channels.get(channel) ?? { after: null, listeners: new Set() };
    if (heard.listeners.size === 0) {
      this.#channels.set(channel, heard);
      if (this.#isReady) this.#send({ kind: 'join', channel, after: null });
    }
    heard.listeners.add(listener);
    if (heard.after !== null) listener('missed');
    if (!this.#line && !this.#isConnecting && !this.#isStopped) void this.connect();
    return () => {
      heard.listeners.delete(listener);
      if (heard.listeners.size > 0 || this.#channels.get(channel) !== heard) return;
      this.#channels.delete(channel);
      if (this.#isReady) this.#send({ kind: 'leave', channel });
    };
  }

  /** Connects now, instead of when the wait is over. */
  async connect(): Promise<void> {
    if (this.#line || this.#isConnecting || this.#isStopped) return;
    this.#callOff();
    this.#isConnecting = true;
    try {
      const ticket = await this.#outside.ticket();
      if (!this.#isStopped) this.#open(ticket);
    } catch {
      this.#retry();
    } finally {
      this.#isConnecting = false;
    }
  }

  /** Ends it for good. */
  stop(): void {
    this.#isStopped = true;
    this.#callOff();
    this.#channels.clear();
    this.#drop();
  }

  #open(ticket: string): void {
    this.#count = 0;
    this.#expectLife();
    // A line that was given up may still speak.
    const heed = (act: () => void) => () => (this.#line === line ? act() : undefined);
    const line = this.#outside.open({
      opened: heed(() => this.#send({ kind: 'ticket', ticket })),
      told: (text) => heed(() => this.#hear(JSON.parse(text) as LiveMessage))(),
      closed: heed(() => this.#lost()),
    });
    this.#line = line;
  }

  #send(request: LiveRequest): void {
    this.#line?.send(JSON.stringify(request));
  }

  #hear(message: LiveMessage): void {
    this.#expectLife();
    if (message.n <= this.#count) return;
    // One is missing: what is told again after a new connection covers it.
    if (message.n > this.#count + 1) return this.#lost();
    this.#count = message.n;
    if (message.kind === 'ready') this.#ready();
    if (message.kind !== 'joined' && message.kind !== 'event') return;
    const heard = this.#channels.get(message.channel as LiveChannel);
    if (!heard) return;
    if (message.kind === 'joined') {
      const isFirst = heard.after === null;
      heard.after = message.at;
      // What was read before the server counted from here may be older than that.
      if (isFirst || message.missed) this.#tell(heard, 'missed');
    } else if (message.sequence > (heard.after ?? 0)) {
      heard.after = message.sequence;
      this.#tell(heard, message.event);
    }
  }

  #tell({ listeners }: Heard, event: LiveEvent | 'missed'): void {
    for (const listener of listeners) listener(event);
  }

  #ready(): void {
    this.#isReady = true;
    this.#failures = 0;
    for (const [channel, { after }] of this.#channels) this.#send({ kind: 'join', channel, after });
    this.#onState(true);
  }

  #expectLife(): void {
    this.#callOff();
    this.#callOff = this.#outside.later(() => this.#lost(), DEAD_AFTER);
  }

  #drop(): void {
    const line = this.#line;
    this.#line = undefined;
    if (this.#isReady) this.#onState(false);
    this.#isReady = false;
    line?.close();
  }

  #lost(): void {
    this.#drop();
    this.#retry();
  }

  /** Waits longer after each failure, and never as long as the others that lost the same server. */
  #retry(): void {
    if (this.#isStopped) return;
    const longest = Math.min(RETRY.most, RETRY.first * 2 ** this.#failures);
    this.#failures += 1;
    this.#callOff();
    this.#callOff = this.#outside.later(() => void this.connect(), longest * (0.5 + this.#outside.random() / 2));
  }
}
