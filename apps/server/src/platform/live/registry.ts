import type { OpenSockets } from '../operations/this-process.ts';
import type { TicketHolder } from './store.ts';
import { holderKey } from './tickets.ts';

interface Socketed<H extends TicketHolder> {
  readonly network: string;
  readonly holder: H | undefined;
}

type Kind = TicketHolder['kind'];

function addTo<K, S>(map: Map<K, Set<S>>, key: K, socket: S): void {
  const there = map.get(key);
  if (there) there.add(socket);
  else map.set(key, new Set([socket]));
}

function removeFrom<K, S>(map: Map<K, Set<S>>, key: K, socket: S): void {
  const there = map.get(key);
  there?.delete(socket);
  if (there?.size === 0) map.delete(key);
}

/** The open sockets of a process by network, holder and session: what is asked of some costs nothing for all others. */
export class SocketRegistry<H extends TicketHolder, S extends Socketed<H>> {
  readonly #all = new Set<S>();
  readonly #strangers = new Map<string, Set<S>>();
  readonly #byHolder = new Map<string, Set<S>>();
  readonly #bySession: Readonly<Record<Kind, Map<bigint, Set<S>>>> = { member: new Map(), operator: new Map() };
  readonly #counts: Record<Kind, number> = { member: 0, operator: 0 };

  /** A socket that has sent no ticket yet. */
  add(socket: S): void {
    this.#all.add(socket);
    addTo(this.#strangers, socket.network, socket);
  }

  /** The ticket of a socket was accepted. */
  admit(socket: S, holder: H): void {
    removeFrom(this.#strangers, socket.network, socket);
    addTo(this.#byHolder, holderKey(holder), socket);
    addTo(this.#bySession[holder.kind], holder.sessionId, socket);
    this.#counts[holder.kind] += 1;
  }

  remove(socket: S): void {
    if (!this.#all.delete(socket)) return;
    const { holder } = socket;
    if (holder === undefined) return removeFrom(this.#strangers, socket.network, socket);
    removeFrom(this.#byHolder, holderKey(holder), socket);
    removeFrom(this.#bySession[holder.kind], holder.sessionId, socket);
    this.#counts[holder.kind] -= 1;
  }

  get all(): ReadonlySet<S> {
    return this.#all;
  }

  /** How many are open, and of whom. */
  get counted(): OpenSockets {
    return { members: this.#counts.member, operators: this.#counts.operator };
  }

  /** Those that have sent no ticket yet. */
  *strangers(): Generator<S> {
    for (const there of this.#strangers.values()) yield* there;
  }

  strangersOf(network: string): number {
    return this.#strangers.get(network)?.size ?? 0;
  }

  countOf(holder: TicketHolder): number {
    return this.#byHolder.get(holderKey(holder))?.size ?? 0;
  }

  sessionsOf(kind: Kind): readonly bigint[] {
    return [...this.#bySession[kind].keys()];
  }

  ofSession(kind: Kind, sessionId: bigint): Iterable<S> {
    return this.#bySession[kind].get(sessionId) ?? [];
  }
}
