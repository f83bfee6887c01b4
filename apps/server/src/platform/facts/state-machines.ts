import type { Transitions } from '@greenhall/domain/shared/transitions';
import type { Tables } from '../database/generated/tables.ts';

/** The transition table of a thing and the column that keeps its state. */
export interface StateMachine {
  /** As `table.column`. */
  readonly keptIn: string;
  readonly transitions: Transitions<string, string>;
}

/** The columns of own tables whose check lists the texts that they may have, as `table.column`. */
type StateColumn = {
  [T in keyof Tables]: {
    [C in keyof Tables[T]]: Tables[T][C] extends string
      ? string extends Tables[T][C]
        ? never
        : `${T}.${C & string}`
      : never;
  }[keyof Tables[T]];
}[keyof Tables];
/** What the check of a column lists. */
type Listed<P extends string> = P extends `${infer T extends keyof Tables}.${infer C}`
  ? C extends keyof Tables[T]
    ? Tables[T][C]
    : never
  : never;

/** Nothing where check and table of transitions have the same states; else an argument that says which differ. */
type Differing<Check, States> = [Check, States] extends [States, Check]
  ? []
  : [differs: { readonly onlyInTheCheck: Exclude<Check, States>; readonly onlyInTheLife: Exclude<States, Check> }];

/**
 * Names the column that keeps the states of a transition table. It does not compile unless the check of the column lists
 * just these states, without those of `unkept`: their rows are removed, or are rows of something else.
 */
export function stateMachine<const P extends StateColumn, S extends string, E extends string, G extends S = never>(
  keptIn: P,
  transitions: Transitions<S, E>,
  _unkept: readonly G[] = [],
  ..._differs: Differing<Listed<P>, Exclude<S, G>>
): StateMachine {
  return { keptIn, transitions };
}
