import type { Transitions } from '@greenhall/domain/shared/transitions';
import { type RawBuilder, sql } from 'kysely';

/**
 * The states that accept an event, for `state in …`. They stand in the statement as text, because a partial index on a
 * state is used only where its planner can see the state.
 */
export const accepting = <E extends string>(life: Transitions<string, E>, event: E): RawBuilder<unknown> =>
  sql`(${sql.join(life.accepting(event).map((state) => sql.lit(state)))})`;
