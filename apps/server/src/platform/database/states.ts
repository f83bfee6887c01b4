import type { Transitions } from '@greenhall/domain/shared/transitions';
import { type RawBuilder, sql } from 'kysely';

/**
 * States for `state in …`. They stand in the statement as text, because a partial index on a state is used only where its
 * planner can see the state.
 */
export const oneOf = (states: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(states.map((state) => sql.lit(state)))})`;

/** The states that accept an event, for `state in …`. */
export const accepting = <E extends string>(life: Transitions<string, E>, event: E): RawBuilder<unknown> =>
  oneOf(life.accepting(event));
