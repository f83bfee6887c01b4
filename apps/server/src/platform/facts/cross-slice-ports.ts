import type { RouteKey } from '@greenhall/contract/routes';
import type { LastingAlarm } from '@greenhall/domain/shared/alarms';
import type { Result } from '@greenhall/domain/shared/result';
import type { Check } from '../checks.ts';
import type { KeysPort } from '../writes/keys.ts';
import type { JoinedCases } from './cases.ts';
import type { FeesPort } from './fees.ts';
import type { HallPort } from './hall.ts';
import type { NextStepPort } from './next-step.ts';
import type { OperatorsPort } from './operators.ts';
import type { OrdersPort } from './orders.ts';
import type { PersonalTable } from './personal-data.ts';
import type { ReferencesPort } from './references.ts';
import type { ReadResults } from './results.ts';
import type { SharesPort } from './shares.ts';
import type { Watch } from './watches.ts';

/** What slices tell those below them, which may not import them. */
export interface CrossSlicePorts {
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
  /** What operators deal with, of all slices. */
  readonly cases: JoinedCases;
  /** Answers a call by the handler of its route, for a read that is made of others. The right to it has been checked. */
  readonly invokeRoute: (key: RouteKey, call: object) => Promise<Result<unknown>>;
  /** What raises an alarm for as long as it lasts, of all slices. */
  readonly watches: Readonly<Record<LastingAlarm, Watch>>;
  /** What the higher slices know of what a member has to do next. */
  readonly nextStep: NextStepPort;
}
