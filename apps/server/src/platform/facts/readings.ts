import type { DayFigure } from '@greenhall/contract/admin/days';
import type { DecisionKind } from '@greenhall/contract/admin/decisions';
import type { QueueName } from '@greenhall/contract/admin/queues';
import type { LineKind } from '@greenhall/contract/admin/line';
import type { FindKind } from '@greenhall/contract/admin/search';
import type { WorkName } from '@greenhall/contract/admin/works';
import type { RouteKey } from '@greenhall/contract/routes';
import type { LastingAlarm } from '@greenhall/domain/shared/alarms';
import type { Result } from '@greenhall/domain/shared/result';
import type { Check } from '../checks.ts';
import type { KeysPort } from '../writes/keys.ts';
import type { DaySums } from './days.ts';
import type { DecisionRows } from './decisions.ts';
import type { FeesPort } from './fees.ts';
import type { Finder } from './finders.ts';
import type { HallPort } from './hall.ts';
import type { LineOf } from './lines.ts';
import type { OperatorsPort } from './operators.ts';
import type { OrdersPort } from './orders.ts';
import type { PersonalTable } from './personal-data.ts';
import type { QueueRows } from './queues.ts';
import type { ReferencesPort } from './references.ts';
import type { ReadResults } from './results.ts';
import type { SharesPort } from './shares.ts';
import type { ReadSituationOfAll } from './situation.ts';
import type { Watch } from './watches.ts';
import type { WorkOf } from './works.ts';

/** What slices tell those below them, which may not import them. */
export interface Readings {
  /** The orders of higher slices that move coins. */
  readonly orders: OrdersPort;
  /** The number of a thing of the member's own that it refers to. */
  readonly references: ReferencesPort;
  /** The keys of writes that slices keep themselves. */
  readonly keys: KeysPort;
  /** What all slices keep about a member. */
  readonly personalData: readonly PersonalTable[];
  /** The operators of the desk. */
  readonly operators: OperatorsPort;
  /** What members' shares are worth. */
  readonly shares: SharesPort;
  readonly fees: FeesPort;
  /** What is sold in the trading hall. */
  readonly hall: HallPort;
  /** What members' levels came to, as it was published. */
  readonly results: ReadResults;
  /** The invariants of the tables of all slices. */
  readonly checks: readonly Check[];
  /** What waits for operators, of all slices. */
  readonly queues: Readonly<Record<QueueName, QueueRows>>;
  /** What takes two operators, of all slices. */
  readonly decisions: Readonly<Record<DecisionKind, DecisionRows>>;
  /** What operators find by a text, of all slices. */
  readonly finders: Readonly<Record<FindKind, Finder>>;
  /** The things whose history operators read, of all slices. */
  readonly lines: Readonly<Record<LineKind, LineOf>>;
  /** Answers a call by the handler of its route, for a read that is made of others. The right to it has been checked. */
  readonly answers: (key: RouteKey, call: object) => Promise<Result<unknown>>;
  /** What operators are shown of each of the last days, of all slices. */
  readonly days: Readonly<Record<DayFigure, DaySums>>;
  /** What the report of operators' work counts, of all slices. */
  readonly works: Readonly<Record<WorkName, WorkOf>>;
  /** What raises an alarm for as long as it lasts, of all slices. */
  readonly watches: Readonly<Record<LastingAlarm, Watch>>;
  /** What the higher slices know of a member's situation. */
  readonly situation: ReadSituationOfAll;
}
