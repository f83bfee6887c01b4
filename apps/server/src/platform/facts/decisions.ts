import type { DecisionKind, DecisionView } from '@greenhall/contract/admin/decisions';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { type RawBuilder, sql } from 'kysely';
import type { OperatorCaller } from '../http/caller.ts';

/** Something that takes two operators and waits for one, as its slice reads it. */
export interface DecisionRow {
  readonly id: string;
  readonly title: string | null;
  /** The numbers of the members whom it concerns. */
  readonly members: readonly string[];
  readonly about: string | null;
  readonly amount: bigint | null;
  readonly coin: string | null;
  readonly since: Date;
  /** Who took the first step; null where none was taken. */
  readonly makerId: OperatorId | null;
  readonly maker: string | null;
}

/** Who asks, and for what. */
export interface AskedDecisions {
  readonly view: DecisionView;
  readonly caller: OperatorCaller;
}

/** The statement that answers what waits of a kind, the oldest first or nearly so: it is read up to a bound. */
export type DecisionRows = (asked: AskedDecisions) => RawBuilder<DecisionRow>;

/** What takes two operators in a slice. */
export type DecisionsOf = Partial<Readonly<Record<DecisionKind, DecisionRows>>>;

/** The condition that a view makes of who took the first step. */
export function byMaker(maker: string, { view, caller }: AskedDecisions): RawBuilder<boolean> {
  if (view === 'all') return sql`true`;
  const column = sql.ref(maker);
  return view === 'mine' ? sql`${column} = ${caller.operatorId}` : sql`${column} is distinct from ${caller.operatorId}`;
}
