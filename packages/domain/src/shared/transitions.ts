/** A transition table: for each state, the events it accepts and the state each leads to. */
type Table<S extends string> = Readonly<Record<S, Readonly<Record<string, S>>>>;
type EventOf<T> = { [S in keyof T]: keyof T[S] }[keyof T] & string;

export interface Transitions<S extends string, E extends string> {
  readonly initial: readonly S[];
  readonly states: readonly S[];
  /** The states without an exit. */
  readonly terminal: readonly S[];
  /** The events that a state accepts. */
  events(from: S): readonly E[];
  /** The state that `event` leads to, `undefined` where the table has no such transition. */
  next(from: S, event: E): S | undefined;
  /** Whether the table has the transition. */
  can(from: S, event: E): boolean;
  /** The states that accept an event, for statements that move rows without reading them before. */
  accepting(event: E): S[];
}

/**
 * Defines the states and transitions of a thing in one table that server, screens and tests use. A state whose row is
 * empty is terminal. `initial` names the states in which the thing can be created.
 */
export function defineTransitions<const T extends Table<keyof T & string>>(
  initial: readonly (keyof T & string)[],
  table: T,
): Transitions<keyof T & string, EventOf<T>> {
  type S = keyof T & string;
  type E = EventOf<T>;
  const states = Object.keys(table) as S[];
  const rows = new Map(states.map((state) => [state, new Map(Object.entries<S>(table[state]))]));
  const next = (from: S, event: E): S | undefined => rows.get(from)?.get(event);
  const events = (from: S): E[] => [...(rows.get(from)?.keys() ?? [])] as E[];
  return {
    initial,
    states,
    terminal: states.filter((state) => events(state).length === 0),
    events,
    next,
    can: (from, event) => next(from, event) !== undefined,
    accepting: (event) => states.filter((state) => next(state, event) !== undefined),
  };
}
