import type { WatchPorts } from './watches.ts';

/** One value of a measure, told apart from its others by labels. No member, no address and no txid is one. */
export interface Measured {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What is told of an installation at `/metrics` beside what a process counts itself: a gauge that is read from the database. */
export interface Measure {
  readonly name: `greenhall_${string}`;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: (ports: WatchPorts) => Promise<readonly Measured[]>;
}

/** Reads once in a round what several measures are made of: each round has ports of its own. */
export function readOnce<T>(read: (ports: WatchPorts) => Promise<T>): (ports: WatchPorts) => Promise<T> {
  const known = new WeakMap<WatchPorts, Promise<T>>();
  return (ports) => {
    const found = known.get(ports) ?? read(ports);
    known.set(ports, found);
    return found;
  };
}

/** How long ago something was, in seconds; 0 where there is nothing. */
export const secondsSince = (at: Date | null | undefined, now: Date): number =>
  at ? Math.max(0, (now.getTime() - at.getTime()) / 1_000) : 0;
